import { CircleAlert } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Problems } from '#src/contract/problem.ts';
import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { icon } from '#src/ui/icon.ts';

type Props = {
  problems: Problems;
  form: RefObject<HTMLFormElement | null>;
  /** Changes with every try to continue and every refusal, so that the focus comes here each time. */
  attempt: number;
};

/** All errors of a step; each line leads to its field. */
export function ErrorSummary({ problems, form, attempt }: Props) {
  const words = useTexts(applicationFormTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  const goTo = (field: string) =>
    form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus();
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="px-4 py-3.5 rounded-field bg-alert-tint text-alert"
    >
      <p className="flex items-center gap-2.5 font-semibold">
        <CircleAlert {...icon()} />
        <span>{words.errorsTitle(problems.length)}</span>
      </p>
      <ul className="mt-1.5 ml-7">
        {problems.map(({ param, msg }) => (
          <li key={param}>
            <button
              type="button"
              className="py-0.5 text-left underline underline-offset-3 cursor-pointer"
              onClick={() => goTo(param)}
            >
              {msg}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
