import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import '#src/contract/jitless.ts';
import { WEEKDAYS } from '#src/domain/showing/open-hours.ts';
import { showingDays } from '#src/domain/showing/showing-start.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { asIsland } from '#src/ui/as-island.tsx';
import { ShowingDialog } from './ShowingDialog.tsx';

/** The facts about a home that can be shown, in the attribute `data-showing` of a page. */
const Offer = z.object({
  listing: z.object({
    mlsNumber: z.string(),
    boardId: z.number(),
    city: z.string(),
    address: z.optional(z.string()),
    priceDollars: z.optional(z.number()),
  }),
  agent: z.string(),
  hours: z.partialRecord(z.enum(WEEKDAYS), z.string()),
  timeZone: z.string(),
  phone: z.string(),
  privacyHref: z.string(),
});

const DialogIsland = asIsland(ShowingDialog);

/** Opens the form over the page at the day and time that a link names. */
export function openShowing(link: HTMLAnchorElement): void {
  const place = document.querySelector<HTMLElement>('[data-showing]');
  const offer = Offer.parse(JSON.parse(place?.dataset['showing'] ?? ''));
  const { hours, timeZone, ...form } = offer;
  const { searchParams } = new URL(link.href);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const onClose = () => {
    root.unmount();
    host.remove();
    // A removed dialog does not return the focus.
    link.focus();
  };
  root.render(
    createElement(DialogIsland, {
      ...form,
      timeZone,
      days: showingDays({ hours, timeZone }, Date.now()),
      day: searchParams.get('day') ?? undefined,
      time: searchParams.get('time') ?? undefined,
      onClose,
      locale: pageLocale(),
    }),
  );
}
