import { useStore } from '@nanostores/react';
import { MapPin } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { PlaceSuggestion } from '#src/contract/places/calls.ts';
import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import {
  $addressSuggestions,
  clearAddressSuggestions,
  suggestAddresses,
} from '#src/stores/application/address-suggestions.ts';
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx';
import { icon } from '#src/ui/icon.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';

type OptionProps = { id: string; place: PlaceSuggestion; isActive: boolean; onPick: () => void };

function AddressOption({ id, place, isActive, onPick }: OptionProps) {
  const { main_text: main, secondary_text: secondary } = place.structured_formatting;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field that owns the list.
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onPick}
      className="flex items-center gap-3 min-h-12 px-4 py-2 cursor-pointer hover:bg-primary-tint aria-selected:bg-primary-tint"
    >
      <MapPin {...icon(18)} className="shrink-0 text-primary" />
      <span className="min-w-0">
        <span className="block truncate">{main}</span>{' '}
        <span className="block truncate text-sm text-muted">{secondary}</span>
      </span>
    </div>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The list of suggestions under a field: which is highlighted, and the keys that move in it. */
function useOptions(onPick: (place: PlaceSuggestion) => void) {
  const places = useStore($addressSuggestions);
  const [active, setActive] = useState(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins without a highlight.
  useEffect(() => setActive(-1), [places]);
  useEffect(() => clearAddressSuggestions, []);
  const pick = (place: PlaceSuggestion) => {
    clearAddressSuggestions();
    onPick(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (places.length === 0 || event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    const place = places[active];
    if (step) setActive((active + step + places.length + 1) % (places.length + 1));
    else if (event.key === 'Escape') clearAddressSuggestions();
    else if (event.key === 'Enter' && place) pick(place);
    else return;
    event.preventDefault();
  };
  return { places, active: active < places.length ? active : -1, pick, onKeyDown };
}

type Props = TextFieldProps & {
  value: string;
  onType: (text: string) => void;
  onPick: (place: PlaceSuggestion) => void;
};

/** A street address with suggestions; a chosen one also sets town and point. */
export function AddressField({ onType, onPick, ...field }: Props) {
  const words = useTexts(applicationFormTexts);
  const listId = useId();
  const { places, active, pick, onKeyDown } = useOptions(onPick);
  const isOpen = places.length > 0;
  const idOf = (index: number) => `${listId}-${index}`;
  return (
    <div className="relative">
      <TextField
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active < 0 ? undefined : idOf(active)}
        onChange={({ target }) => {
          onType(target.value);
          suggestAddresses(target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={clearAddressSuggestions}
      />
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label={words.addresses}
          className="absolute z-10 inset-x-0 top-[4.75rem] py-1 overflow-clip rounded-card border border-line bg-surface shadow-float"
          onMouseDown={(event) => event.preventDefault()}
        >
          {places.map((place, index) => (
            <AddressOption
              key={place.place_id}
              id={idOf(index)}
              place={place}
              isActive={index === active}
              onPick={() => pick(place)}
            />
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {isOpen && words.addressCount(places.length)}
      </p>
    </div>
  );
}
