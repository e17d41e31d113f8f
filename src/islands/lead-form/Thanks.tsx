import { ThumbsUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { leadTexts } from '#src/messages/lead/lead.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { newLead } from '#src/stores/lead/lead.ts';
import { icon } from '#src/ui/icon.ts';

/** Replaces the form once the lead is stored. It takes the focus, so that it is read. */
export function Thanks({
  receipt,
  wantsCall = false,
  words,
}: {
  receipt: string;
  /** Whether the sender asked to be called. */
  wantsCall?: boolean;
  /** Replaces the thanks for a message. */
  words?: { readonly thanks: string; readonly thanksText: string; readonly again: string };
}) {
  const { form } = useTexts(leadTexts);
  const texts = { ...form, ...(wantsCall && { thanksText: form.thanksCall }), ...words };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-3 py-8 text-center">
      <span className="grid place-items-center size-16 rounded-full bg-primary-tint text-primary">
        <ThumbsUp {...icon(30)} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="heading-2 outline-none">
        {texts.thanks}
      </h2>
      <p className="text-muted">{texts.thanksText}</p>
      {receipt && (
        <p>
          {texts.receipt}: <strong className="tabular-nums whitespace-nowrap">{receipt}</strong>
          <span className="block text-sm text-muted">{texts.receiptHint}</span>
        </p>
      )}
      <button type="button" className="btn-quiet" onClick={newLead}>
        {texts.again}
      </button>
    </div>
  );
}
