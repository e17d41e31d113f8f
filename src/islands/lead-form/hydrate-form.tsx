import { hydrateRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import '#src/contract/jitless.ts';
import { LEAD_PURPOSES, SELLING_TYPES } from '#src/contract/lead/purposes.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { LeadFormIsland } from './LeadFormIsland.tsx';

const Props = z.object({
  phone: z.string(),
  privacyHref: z.string(),
  purpose: z.optional(z.enum(LEAD_PURPOSES)),
  seller: z.optional(
    z.object({ address: z.optional(z.string()), type: z.optional(z.enum(SELLING_TYPES)) }),
  ),
  context: z.optional(
    z.object({
      estimateValue: z.optional(z.number()),
      estimateLow: z.optional(z.number()),
      estimateHigh: z.optional(z.number()),
      realtor: z.optional(z.string()),
    }),
  ),
});

/**
 * Reports missing fields of a form that was sent before it was awake. A form completed meanwhile is not
 * sent, as nobody would expect that.
 */
function answerEarlySubmit(root: HTMLElement): void {
  const form = root.querySelector('form');
  if (root.dataset['awake'] === 'sent' && form?.matches(':invalid')) form.requestSubmit();
}

/** Wakes the contact form in an element that holds its markup; the focus and the typed text stay. */
export function hydrateForm(root: HTMLElement): void {
  const awakening = new MutationObserver(() => {
    awakening.disconnect();
    answerEarlySubmit(root);
  });
  awakening.observe(root, { subtree: true, attributeFilter: ['novalidate'] });
  const props = Props.parse(JSON.parse(root.dataset['leadForm'] ?? '{}'));
  hydrateRoot(root, <LeadFormIsland {...props} locale={pageLocale()} />);
}
