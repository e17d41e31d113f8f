import { LoaderCircle, Send } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { createLeadCall } from '#src/contract/lead/calls.ts';
import { leadTexts } from '#src/messages/lead/lead.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { icon } from '#src/ui/icon.ts';
import { FieldNote } from '#src/ui/fields/TextField.tsx';
import type { LeadForm } from './useLeadForm.ts';

/** A field that people neither see nor reach; only a robot fills it in. */
function Honeypot({ form }: { form: LeadForm }) {
  const { form: texts } = useTexts(leadTexts);
  const { error: _, ...field } = form.field('website');
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {texts.website}
        <input type="text" {...field} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Consent to news is separate from writing to us, and never preselected. */
function Consent({ form }: { form: LeadForm }) {
  const { form: texts } = useTexts(leadTexts);
  const id = useId();
  const { error, ...field } = form.field('marketing');
  return (
    <div className="flex gap-3">
      <input
        type="checkbox"
        {...field}
        id={id}
        aria-describedby={error ? `${id}-note` : undefined}
        className="-mt-0.5 size-6 shrink-0 accent-primary"
      />
      <div>
        <label htmlFor={id} className="check-label text-sm text-muted">
          {texts.consent}
        </label>
        <FieldNote id={`${id}-note`} error={error} />
      </div>
      <input type="hidden" name="wording" value={texts.consent} />
    </div>
  );
}

function Submit({ isBusy, text }: { isBusy: boolean; text: string | undefined }) {
  const { form: texts } = useTexts(leadTexts);
  return (
    <button type="submit" className="btn-primary justify-self-start" aria-disabled={isBusy}>
      {isBusy ? <LoaderCircle {...icon()} className="animate-spin" /> : <Send {...icon()} />}
      <span>{isBusy ? texts.sending : (text ?? texts.submit)}</span>
    </button>
  );
}

type Props = {
  form: LeadForm;
  privacyHref: string;
  /** The name of the form and of its button, where it does not send a message. */
  label?: string;
  submit?: string;
  children: ReactNode;
};

/**
 * The form around the fields of a lead. Before its script is there, and without one, the browser
 * sends it to the contact call and shows the page that answers.
 */
export function FormFrame({ form, privacyHref, label, submit, children }: Props) {
  const { form: texts } = useTexts(leadTexts);
  const { isBusy, alert, formProps } = form;
  return (
    <form
      {...formProps}
      data-lead
      action={createLeadCall.path}
      method="post"
      aria-label={label ?? texts.label}
      aria-busy={isBusy}
      className="grid gap-4 sm:gap-5"
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
        else formProps.onSubmit(event);
      }}
    >
      <Honeypot form={form} />
      <input type="hidden" name="idempotencyKey" value="" />
      {children}
      <Consent form={form} />
      <p role="alert" className={alert ? 'field-error mt-0' : 'hidden'}>
        {alert}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Submit isBusy={isBusy} text={submit} />
        <p className="text-sm text-muted">
          {texts.privacy}{' '}
          <a href={privacyHref} className="link font-normal">
            {texts.privacyLink}
          </a>
          .
        </p>
      </div>
    </form>
  );
}
