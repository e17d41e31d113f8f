import { MessageSquareText, X } from 'lucide-react';
import { useRef } from 'react';
import { LEAD_DIALOG_ID } from '#src/domain/lead/lead-dialog.ts';
import type { LeadListing } from '#src/domain/lead/listing.ts';
import { leadTexts } from '#src/messages/lead/lead.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { $lead, newLead } from '#src/stores/lead/lead.ts';
import { icon } from '#src/ui/icon.ts';
import { asIsland } from '#src/ui/as-island.tsx';
import { CountryPhoneField } from './fields/CountryPhoneField.tsx';
import { FormFrame } from './FormFrame.tsx';
import { MessageField } from './fields/MessageField.tsx';
import { EmailField, NameFields } from './fields/PersonFields.tsx';
import { Thanks } from './Thanks.tsx';
import { useLeadForm } from './useLeadForm.ts';

type Props = {
  listing: LeadListing;
  phone: string;
  privacyHref: string;
  contactHref: string;
  /** The person of the brokerage who is named on the page, and gets the lead too. */
  realtor?: string | undefined;
  /** Whether another way to act stands above the button. */
  isSecond?: boolean;
};

/** The form of a listing: only who writes and a message, as the home is known. */
function ListingForm({
  listing,
  phone,
  privacyHref,
  realtor,
}: Omit<Props, 'contactHref' | 'isSecond'>) {
  const { mlsNumber: code, boardId, city, address, priceDollars: price } = listing;
  const context = { code, boardId, city, address, price, realtor };
  const form = useLeadForm({ phone, context });
  if (form.state.kind === 'sent') return <Thanks receipt={form.state.receipt} />;
  return (
    <FormFrame form={form} privacyHref={privacyHref}>
      {Object.entries(context).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <NameFields form={form} />
      <EmailField form={form} />
      <CountryPhoneField form={form} />
      <MessageField form={form} />
    </FormFrame>
  );
}

/** Does by script what a browser without commands cannot do natively. */
function byScript(act: () => void): () => void {
  return () => {
    if (!('commandForElement' in HTMLButtonElement.prototype)) act();
  };
}

/** Makes the browser open and close it, before there is a script; React 19.3 has no types for it. */
const commandOf = (command: 'show-modal' | 'close', id: string) => ({ command, commandfor: id });

/** A button that opens the listing's contact form, over the whole of a small screen. */
function LeadDialogContent({ contactHref, isSecond = false, ...rest }: Props) {
  const { listing: dialogTexts } = useTexts(leadTexts);
  const id = LEAD_DIALOG_ID;
  const titleId = `${id}-title`;
  const dialog = useRef<HTMLDialogElement>(null);
  const onClose = () => {
    if ($lead.get().kind === 'sent') newLead();
  };
  const { listing } = rest;
  return (
    <>
      <button
        type="button"
        className={`${isSecond ? 'btn-secondary' : 'btn-primary'} w-full`}
        onClick={byScript(() => dialog.current?.showModal())}
        {...commandOf('show-modal', id)}
      >
        <MessageSquareText {...icon()} />
        {listing.isConditional ? dialogTexts.openConditional : dialogTexts.open}
      </button>
      <noscript>
        <a href={contactHref} className="link inline-block mt-3">
          {dialogTexts.withoutScript}
        </a>
      </noscript>
      <dialog
        ref={dialog}
        id={id}
        data-lead-dialog
        data-back
        aria-labelledby={titleId}
        onClose={onClose}
        className="m-auto p-0 w-[min(38rem,100vw)] max-w-full max-h-dvh rounded-card bg-surface text-ink shadow-float backdrop:bg-black/55 max-sm:h-dvh max-sm:rounded-none"
      >
        <div className="flex items-center justify-between gap-4 pl-6 pr-3 py-3 border-b border-line">
          <h2 id={titleId} className="heading-3">
            {dialogTexts.title(listing.address ?? listing.city)}
          </h2>
          <button
            type="button"
            className="icon-button"
            aria-label={dialogTexts.close}
            onClick={byScript(() => dialog.current?.close())}
            {...commandOf('close', id)}
          >
            <X {...icon(22)} />
          </button>
        </div>
        <div className="grid gap-5 p-6">
          <p className="text-muted">
            {listing.isConditional ? dialogTexts.answerConditional : dialogTexts.answer}
          </p>
          <ListingForm {...rest} />
        </div>
      </dialog>
    </>
  );
}

export const LeadDialogIsland = asIsland(LeadDialogContent);
