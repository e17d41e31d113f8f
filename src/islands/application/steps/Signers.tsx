import { useStore } from '@nanostores/react';
import { UserPlus } from 'lucide-react';
import type { Ref } from 'react';
import type { SignerDraft } from '#src/contract/application/draft.ts';
import { APPLICATION_COUNTS } from '#src/contract/application/limits.ts';
import type { Application, Signer } from '#src/contract/application/record.ts';
import { signerErrors } from '#src/domain/application/validation.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import type { Locale } from '#src/messages/locale.ts';
import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { $draft } from '#src/stores/application/profile-application.ts';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { icon } from '#src/ui/icon.ts';
import { type EditedSigner, type OpenSignerForm, SignerForm } from './SignerForm.tsx';
import type { Refusals } from '../useRefusals.ts';

function nameOf({ name }: SignerDraft, locale: Locale): string {
  const { signers: words } = applicationFormTexts(locale);
  return [name?.first, name?.last].filter(Boolean).join(' ') || words.unnamed;
}

function SignerRow({ signer, onEdit }: { signer: Signer; onEdit: () => void }) {
  const locale = useLocale();
  const { signers: words } = useTexts(applicationFormTexts);
  const draft = useStore($draft);
  const name = nameOf(signer.fields, locale);
  const today = calendarDay(systemClock.now());
  const isComplete = signerErrors(signer.fields, draft, today).length === 0;
  return (
    <li className="flex items-center justify-between gap-4 py-3 border-b border-line">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {!isComplete && <p className="text-sm text-alert">{words.incomplete}</p>}
      </div>
      <button type="button" className="btn-quiet" aria-label={words.editOf(name)} onClick={onEdit}>
        {words.edit}
      </button>
    </li>
  );
}

type Props = {
  application: Application;
  refusals: Refusals;
  /** The co-signer whose form is open. */
  signer: EditedSigner | null;
  onEdit: (signer: EditedSigner | null) => void;
  openForm: Ref<OpenSignerForm>;
};

/** The server's refusals about the co-signers when the application was sent. */
function RefusedSigners({ refusals }: Pick<Props, 'refusals'>) {
  const problems = refusals.refusals.filter(({ param }) => param.startsWith('signers.'));
  return <FormAlert text={problems.map(({ msg }) => msg).join('. ') || null} />;
}

/** Who signs the mortgage besides the applicant. */
export function Signers({ application, refusals, signer: editedSigner, onEdit, openForm }: Props) {
  const { signers: words } = useTexts(applicationFormTexts);
  const { signers } = application;
  if (editedSigner) {
    return (
      <SignerForm
        ref={openForm}
        signer={editedSigner}
        onChange={onEdit}
        onEnd={() => onEdit(null)}
      />
    );
  }
  const isFull = signers.length >= APPLICATION_COUNTS.signers;
  return (
    <div className="grid gap-4 justify-items-start">
      <RefusedSigners refusals={refusals} />
      {signers.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="w-full empty:hidden">
        {signers.map((signer) => (
          <SignerRow
            key={signer.id}
            signer={signer}
            onEdit={() => onEdit({ ...signer, savedFields: signer.fields })}
          />
        ))}
      </ul>
      {isFull ? (
        <p className="text-muted">{words.full}</p>
      ) : (
        <button
          type="button"
          className="btn-secondary"
          onClick={() => onEdit({ id: null, savedFields: {}, fields: {} })}
        >
          <UserPlus {...icon()} />
          <span>{signers.length === 0 ? words.add : words.another}</span>
        </button>
      )}
    </div>
  );
}
