import { type Ref, useEffect, useImperativeHandle } from 'react';
import type { SignerDraft } from '#src/contract/application/draft.ts';
import { signerErrors } from '#src/domain/application/validation.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { schemaOfRules } from '#src/lib/validation/schema-of-rules.ts';
import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { $draft, saveSigner } from '#src/stores/application/profile-application.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { callRejection } from '#src/ui/form/rejection.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { type DraftValue, valueAt, withValue } from '../draft-paths.ts';
import { ErrorSummary } from '../fields/ErrorSummary.tsx';
import { FieldList } from '../fields/FieldList.tsx';
import { errorText } from '../fields/field-texts.ts';

/** In the order they are asked, by their paths in `SignerDraft`. */
const FIELDS: readonly string[] = [
  'name.first',
  'name.last',
  'relation',
  'email',
  'phone',
  'dateOfBirth.month',
  'dateOfBirth.day',
  'dateOfBirth.year',
  'maritalStatus',
  'citizenship',
  'employment.status',
  'employment.compensationType',
  'employment.employer',
  'employment.jobTitle',
  'employment.annualIncomeDollars',
  'employment.years',
];

const Schema = schemaOfRules((signer: SignerDraft) =>
  signerErrors(signer, $draft.get(), calendarDay(systemClock.now())),
);

/** A co-signer whose form is open; a new one has no id. */
export type EditedSigner = {
  readonly id: string | null;
  readonly savedFields: SignerDraft;
  /** The fields as they are typed. */
  readonly fields: SignerDraft;
};

/** The open form, for the buttons of the step. */
export type OpenSignerForm = {
  /** Saves the typed input, if there is any; false when it is refused, which the form reports. */
  readonly save: () => Promise<boolean>;
};

type Props = {
  ref: Ref<OpenSignerForm>;
  signer: EditedSigner;
  onChange: (signer: EditedSigner) => void;
  onEnd: () => void;
};

const isUntouched = ({ fields, savedFields }: EditedSigner) =>
  FIELDS.every((path) => valueAt(fields, path) === valueAt(savedFields, path));

/** Asks for all required facts about a co-signer. */
export function SignerForm({ ref: handle, signer, onChange, onEnd }: Props) {
  const { id: signerId, fields } = signer;
  const locale = useLocale();
  const { signers: words, saving } = useTexts(applicationFormTexts);
  const form = useForm({
    schema: Schema,
    errorText: (error) => errorText(error, locale),
    values: fields,
    // The summary takes the focus, as there may be many.
    focusesErrors: false,
    send: async () => {
      const failure = await saveSigner(signerId, fields);
      if (failure) return callRejection(failure, words.failed);
      onEnd();
      return null;
    },
  });
  const { alert, formProps, errorOf, forgetError, isBusy, submitCount } = form;
  useImperativeHandle(handle, () => ({
    save: async () => isUntouched(signer) || form.submit(),
  }));
  const { ref } = formProps;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  const problems = FIELDS.flatMap((param) => {
    const msg = errorOf(param);
    return msg === undefined ? [] : [{ param, msg }];
  });
  const change = (path: string, value: DraftValue | undefined) => {
    forgetError(path);
    onChange({ ...signer, fields: withValue(fields, path, value) });
  };
  return (
    <form {...formProps} aria-label={words.formTitle} className="panel grid gap-6">
      <ErrorSummary problems={problems} form={ref} attempt={submitCount} />
      <FieldList draft={fields} fields={FIELDS} errorOf={errorOf} onChange={change} />
      <FormAlert text={alert} />
      <div className="flex flex-wrap gap-3">
        <BusyButton type="submit" className="btn-primary" isBusy={isBusy} busyText={saving}>
          {words.save}
        </BusyButton>
        <button type="button" className="btn-secondary" onClick={onEnd}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}
