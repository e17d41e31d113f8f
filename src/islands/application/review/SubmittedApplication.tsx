import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import type { Application } from '#src/contract/application/record.ts';
import { dayText } from '#src/domain/day-text.ts';
import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { icon } from '#src/ui/icon.ts';
import { Documents } from '../steps/Documents.tsx';
import { Matches } from './Matches.tsx';
import { StartButton } from '../StartButton.tsx';

type Props = {
  application: Application;
  /** The initial fields of another application. */
  fields: ApplicationDraft | undefined;
};

/** The page after an application is sent: lenders to choose from, and more documents. */
export function SubmittedApplication({ application, fields }: Props) {
  const locale = useLocale();
  const words = useTexts(applicationFormTexts);
  const { id, submittedAtMs } = application;
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-10 max-w-[52rem]">
      <div className="panel flex gap-4 bg-primary-tint">
        <span className="text-primary">
          <CircleCheck {...icon(28)} />
        </span>
        <div>
          <p ref={heading} tabIndex={-1} className="heading-3 outline-none">
            {words.sentTitle}
          </p>
          <p>
            {words.sentText(dayText(new Date(submittedAtMs ?? application.updatedAtMs), locale))}
          </p>
        </div>
      </div>
      <Matches applicationId={id} />
      <section aria-labelledby="documents-title" className="grid gap-4">
        <h2 id="documents-title" className="heading-2">
          {words.steps['documents']?.title}
        </h2>
        <Documents applicationId={id} />
      </section>
      <StartButton label={words.startAnother} look="btn-secondary" fields={fields} />
    </div>
  );
}
