import {
  Building2,
  House,
  Lock,
  type LucideIcon,
  Mailbox,
  MapPin,
  Signpost,
  Trees,
} from 'lucide-react';
import { typedParts } from '#src/domain/search/suggestions/typed-part.ts';
import type { Suggestion } from '#src/domain/search/suggestions/suggestions.ts';
import { icon } from '#src/ui/icon.ts';
import type { OptionText } from './option-text.ts';

const PLACE_ICONS = {
  city: Building2,
  neighbourhood: Trees,
  postal: Mailbox,
  street: Signpost,
  address: MapPin,
} as const;

function iconOf(suggestion: Suggestion): LucideIcon {
  if (suggestion.kind === 'place') return PLACE_ICONS[suggestion.place.kind];
  return suggestion.listing.street === null ? Lock : House;
}

/** A text with its typed part emphasized. */
function EmphasisedText({ text, typedText }: { text: string; typedText: string }) {
  return typedParts(text, typedText).map((part, index) =>
    part.isTyped ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are a text in its order.
      <strong key={index} className="font-bold">
        {part.text}
      </strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are a text in its order.
      <span key={index}>{part.text}</span>
    ),
  );
}

type Props = { suggestion: Suggestion; typedText: string; text: OptionText };

/**
 * One suggestion: its icon, what it is, where, and its kind or price. Spaces separate the words for readers
 * without the visual layout.
 */
export function OptionLine({ suggestion, typedText, text }: Props) {
  const { main, secondary, aside } = text;
  const Icon = iconOf(suggestion);
  const isHome = suggestion.kind === 'listing';
  return (
    <>
      <span className="grid place-items-center size-9 shrink-0 rounded-full bg-sand text-primary">
        <Icon {...icon()} />
      </span>
      <span className="min-w-0 grow leading-snug">
        <span className="block truncate">
          <EmphasisedText text={main} typedText={typedText} />
        </span>{' '}
        <span className="block truncate text-sm text-muted tabular-nums">
          <EmphasisedText text={secondary} typedText={isHome ? typedText : ''} />
        </span>{' '}
      </span>
      {aside && (
        <span
          className={isHome ? 'shrink-0 font-semibold tabular-nums' : 'shrink-0 text-sm text-muted'}
        >
          {aside}
        </span>
      )}
    </>
  );
}
