import { LRUCache } from 'lru-cache';
import { type ComponentType, createElement, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fnv1a } from '#src/lib/random.ts';
import { AmountsContext } from '#src/ui/listing/amounts.ts';
import { LocaleContext, useLocale } from '#src/ui/locale/use-texts.ts';
import { TodayContext, useToday } from '#src/ui/today.ts';

const MAX_BYTES = 8_000_000;

const markups = new LRUCache<string, string>({
  maxSize: MAX_BYTES,
  // Counting its bytes also joins the markup, which React leaves in many pieces.
  sizeCalculation: (markup, key) => Buffer.byteLength(markup) + key.length,
});

/** Recently requested parts, by hashes of their keys. */
const askedOnce = new LRUCache<number, true>({ max: 20_000 });

/**
 * Caches a markup from the second request on: most parts for rare filters are never requested again, and
 * would push out others.
 */
function cacheOnSecondRequest(key: string, markup: string): void {
  const hash = fnv1a(key);
  if (askedOnce.has(hash)) markups.set(key, markup);
  else askedOnce.set(hash, true);
}

/**
 * A part that many pages share, for example the card of a home: for the same props, locale, day and kind of
 * amounts each thread renders it twice, and caches its markup. Only for parts that no island takes over,
 * whose props are JSON and that read no other context.
 *
 * @param name distinguishes it from the other parts of a page, and its ids from theirs; a letter and
 * characters that ids may have. A part that makes ids may occur once on a page.
 */
export function cachedPart<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
): ComponentType<Props> {
  return function CachedPart(props) {
    const [locale, today, amounts] = [useLocale(), useToday(), useContext(AmountsContext)];
    const key = JSON.stringify([name, locale, today, amounts, props]);
    let markup = markups.get(key);
    if (markup === undefined) {
      markup = renderToStaticMarkup(
        <LocaleContext value={locale}>
          <TodayContext value={today}>
            <AmountsContext value={amounts}>
              <Part {...props} />
            </AmountsContext>
          </TodayContext>
        </LocaleContext>,
        { identifierPrefix: name },
      );
      cacheOnSecondRequest(key, markup);
    }
    return withoutElement(markup);
  };
}

/** Raw markup: Astro removes the element again. */
function withoutElement(markup: string): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React made this markup, and escaped what is not of it
  return createElement('astro-static-slot', { dangerouslySetInnerHTML: { __html: markup } });
}
