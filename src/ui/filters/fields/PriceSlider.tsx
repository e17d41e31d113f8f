import { useEffect, useState } from 'react';
import { withPrices } from '#src/domain/search/filters/price.ts';
import { formatDollars } from '#src/domain/money.ts';
import {
  moveThumb,
  nearestStep,
  type PriceThumbs,
  priceScale,
  stepsWith,
} from '#src/domain/search/price-steps.ts';
import type { Locale } from '#src/messages/locale.ts';
import { filterFieldsTexts } from '#src/messages/search/filter-fields.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { useTexts, useLocale } from '../../locale/use-texts.ts';
import type { FieldsProps } from './fields-props.ts';
import { priceText } from '../filter-texts.ts';

/** The text for a thumb: at the ends of the scale there is no limit. */
function stepText(steps: readonly number[], step: number, locale: Locale): string {
  const fieldWords = filterFieldsTexts(locale);
  if (step === 0) return fieldWords.noMinimum;
  return step === steps.length - 1 ? fieldWords.noMaximum : formatDollars(steps[step] ?? 0, locale);
}

function sliderText(
  prices: Pick<FieldsProps['filters'], 'minPrice' | 'maxPrice'>,
  locale: Locale,
): string {
  const fieldWords = filterFieldsTexts(locale);
  const isAny = prices.minPrice === null && prices.maxPrice === null;
  return isAny ? fieldWords.anyPrice : priceText(prices, locale);
}

function stepsOf({ type, minPrice, maxPrice }: FieldsProps['filters']): readonly number[] {
  return stepsWith(priceScale(type).steps, minPrice, maxPrice);
}

function thumbsOf(filters: FieldsProps['filters']): PriceThumbs {
  const { minPrice, maxPrice } = filters;
  const steps = stepsOf(filters);
  return {
    low: nearestStep(steps, minPrice ?? 0),
    high: maxPrice === null ? steps.length - 1 : nearestStep(steps, maxPrice),
  };
}

/**
 * Two thumbs on the scale of fixed prices. A search is made when they are released, not at every step on
 * the way. It needs JavaScript: the lists below it offer the same choices.
 */
export function PriceSlider({ filters, onChange }: FieldsProps) {
  const locale = useLocale();
  const words = useTexts(filtersTexts);
  const steps = stepsOf(filters);
  const top = steps.length - 1;
  const [isAlive, setIsAlive] = useState(false);
  const [thumbs, setThumbs] = useState(() => thumbsOf(filters));
  useEffect(() => setIsAlive(true), []);
  useEffect(() => setThumbs(thumbsOf(filters)), [filters]);
  if (!isAlive) return null;

  const prices = {
    minPrice: steps[thumbs.low] ?? 0,
    maxPrice: steps[thumbs.high] ?? null,
  };
  const nextFilters = withPrices(filters, prices);
  const commit = () => {
    if (nextFilters.minPrice !== filters.minPrice || nextFilters.maxPrice !== filters.maxPrice)
      onChange(nextFilters);
  };
  const thumb = (which: keyof PriceThumbs, label: string) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={stepText(steps, thumbs[which], locale)}
      min={0}
      max={top}
      step={1}
      value={thumbs[which]}
      onChange={({ currentTarget }) =>
        setThumbs(moveThumb(thumbs, which, currentTarget.valueAsNumber, top))
      }
      onPointerUp={commit}
      onKeyUp={commit}
      onBlur={commit}
      className="price-thumb"
      // At the top the other thumb would cover it, and neither could be dragged.
      style={{ zIndex: which === 'low' && thumbs.low > top / 2 ? 1 : undefined }}
    />
  );
  const from = (thumbs.low / top) * 100;
  const to = (thumbs.high / top) * 100;
  return (
    <div>
      <p className="flex justify-between gap-3 text-sm">
        <span className="font-semibold">{words.price}</span>
        <output className="font-semibold tabular-nums">{sliderText(nextFilters, locale)}</output>
      </p>
      <div className="price-slider">
        <span className="price-track" style={{ insetInline: `${from}% ${100 - to}%` }} />
        {thumb('low', words.minPrice)}
        {thumb('high', words.maxPrice)}
      </div>
    </div>
  );
}
