import { useStore } from '@nanostores/react';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { placePath, TREND_CITIES, type TrendPlace } from '#src/domain/market/trends/trend-place.ts';
import {
  BEDROOM_LIMITS,
  comparedPlaces,
  MAX_PLACES,
  readTrends,
  trendsHref,
  type TrendsRequest,
} from '#src/domain/market/trends/trends-request.ts';
import { pagePath } from '#src/domain/routes.ts';
import { trendsTexts } from '#src/messages/market/trends.ts';
import {
  $suggestedPlaces,
  findTrendPlace,
  suggestTrendPlaces,
} from '#src/stores/market/trend-places.ts';
import { showTrends } from '#src/stores/market/trends.ts';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { icon } from '#src/ui/icon.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { formQuery } from '#src/lib/browser/form-query.ts';

type Props = {
  request: TrendsRequest;
  /** The typed text that is no place; null for none. */
  unknown: string | null;
};

/** Shows another first place, with the others as they are. */
function withFirst({ places: [, ...others], ...choice }: TrendsRequest, place: TrendPlace) {
  return { ...choice, places: comparedPlaces([place, ...others]) };
}

function CityField({ request }: { request: TrendsRequest }) {
  const words = useTexts(trendsTexts);
  const [first] = request.places;
  const path = placePath(first);
  const isListed = TREND_CITIES.some((city) => placePath(city) === path);
  const cities = isListed ? TREND_CITIES : [first, ...TREND_CITIES];
  return (
    <SelectField
      label={words.form.city}
      name="place"
      value={path}
      options={cities.map((city) => ({ value: placePath(city), label: city.name }))}
      onChange={(value) => {
        const city = cities.find((one) => placePath(one) === value);
        if (city) showTrends(withFirst(request, city));
      }}
    />
  );
}

function ComparedPlaces({ request }: { request: TrendsRequest }) {
  const words = useTexts(trendsTexts);
  const { places } = request;
  if (places.length === 1) return null;
  return (
    <ul aria-label={words.form.compared} className="flex flex-wrap gap-2">
      {places.map((place) => {
        const remaining = {
          ...request,
          places: comparedPlaces(places.filter((one) => one !== place)),
        };
        return (
          <li key={placePath(place)}>
            <a
              href={trendsHref(remaining)}
              aria-label={words.form.remove(place.name)}
              className="chip-link bg-sand border border-line text-ink hover:border-primary"
              onClick={(event) => {
                event.preventDefault();
                showTrends(remaining);
              }}
            >
              {place.name}
              <X {...icon(16)} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Any place by its name: replaces the first one, or is added to those shown. */
function PlaceField({ request, unknown }: Props) {
  const words = useTexts(trendsTexts);
  const listId = useId();
  const suggestedPlaces = useStore($suggestedPlaces, { ssr: () => [] });
  const [unknownPlace, setMissed] = useState(unknown);
  const input = useRef<HTMLInputElement>(null);
  const isFull = request.places.length >= MAX_PLACES;
  const take = async (isCompared: boolean) => {
    const text = input.current?.value.trim() ?? '';
    if (text === '') return;
    const place = await findTrendPlace(text);
    setMissed(place ? null : text);
    if (!place || !input.current) return;
    input.current.value = '';
    showTrends(
      isCompared
        ? { ...request, places: comparedPlaces([...request.places, place]) }
        : withFirst(request, place),
    );
  };
  const button = (value: 'show' | 'compare') => (
    <button
      type="submit"
      name="do"
      value={value}
      disabled={value === 'compare' && isFull}
      className="btn-secondary"
      onClick={(event) => {
        event.preventDefault();
        void take(value === 'compare');
      }}
    >
      {words.form[value]}
    </button>
  );
  return (
    <div className="flex flex-wrap items-end gap-3 grow basis-80">
      <div className="grow basis-52">
        <TextField
          ref={input}
          label={words.form.place}
          name="q"
          list={listId}
          autoComplete="off"
          maxLength={100}
          defaultValue={unknown ?? ''}
          error={unknownPlace === null ? undefined : words.form.unknown(unknownPlace)}
          onChange={({ currentTarget }) => suggestTrendPlaces(currentTarget.value)}
        />
      </div>
      <datalist id={listId}>
        {suggestedPlaces.map(({ name, state }) => (
          <option key={`${name} ${state}`} value={name}>
            {state}
          </option>
        ))}
      </datalist>
      {button('show')}
      {button('compare')}
      {isFull && <p className="basis-full text-sm text-muted">{words.form.most}</p>}
    </div>
  );
}

/** The choices: places, homes of how many bedrooms, how far back. Without its script it is sent. */
export function TrendsForm({ request, unknown }: Props) {
  const words = useTexts(trendsTexts);
  const form = useRef<HTMLFormElement>(null);
  const renderedRequest = useRef(request);
  // Choices made before the script ran count, too.
  useEffect(() => {
    if (!form.current) return;
    const { places, ...choice } = readTrends(formQuery(form.current));
    const nextRequest = { ...choice, places };
    if (trendsHref(nextRequest) !== trendsHref(renderedRequest.current)) showTrends(nextRequest);
  }, []);
  const { places, maxBeds, isOlder } = request;
  return (
    <form
      ref={form}
      method="get"
      action={pagePath('/trends')}
      aria-label={words.form.label}
      autoComplete="off"
      className="grid gap-4"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="basis-48 grow sm:grow-0">
          <CityField request={request} />
        </div>
        {places.slice(1).map((place) => (
          <input key={placePath(place)} type="hidden" name="place" value={placePath(place)} />
        ))}
        <div className="basis-56 grow sm:grow-0">
          <SelectField
            label={words.form.beds}
            name="beds"
            value={String(maxBeds)}
            options={BEDROOM_LIMITS.map((limit) => ({
              value: String(limit),
              label: words.form.upTo(limit),
            }))}
            onChange={(value) => {
              const limit = BEDROOM_LIMITS.find((one) => String(one) === value);
              if (limit) showTrends({ ...request, maxBeds: limit });
            }}
          />
        </div>
        <label className="flex items-center gap-2.5 min-h-11 cursor-pointer">
          <input
            type="checkbox"
            name="older"
            value="1"
            checked={isOlder}
            onChange={({ currentTarget }) =>
              showTrends({ ...request, isOlder: currentTarget.checked })
            }
            className="size-5 accent-primary"
          />
          {words.form.older}
        </label>
        <PlaceField request={request} unknown={unknown} />
      </div>
      <ComparedPlaces request={request} />
      <noscript>
        <button type="submit" className="btn-primary">
          {words.form.apply}
        </button>
      </noscript>
    </form>
  );
}
