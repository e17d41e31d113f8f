import { useStore } from '@nanostores/react';
import type { ChangedHome, HomeChange } from '#src/contract/customer/home-changes.ts';
import { homeChangeText } from '#src/domain/account/home-changes.ts';
import { dayText } from '#src/domain/day-text.ts';
import { savedHomesTexts } from '#src/messages/account/saved-homes.ts';
import { $homeChanges, loadHomeChanges } from '#src/stores/saved/home-changes.ts';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';

function colorClassOf(change: HomeChange): string {
  if (change.kind === 'price' && change.toDollars < change.fromDollars) return 'text-primary';
  return change.kind === 'closed' || change.kind === 'ended' ? 'text-alert' : '';
}

/** How a home has changed since it was saved, and when. */
export function HomeChanges({ changes, day }: Pick<ChangedHome, 'changes' | 'day'>) {
  const locale = useLocale();
  const words = useTexts(savedHomesTexts);
  return (
    <div className="text-sm">
      {changes.map((change) => (
        <p key={change.kind} className={`font-semibold ${colorClassOf(change)}`}>
          {homeChangeText(change, words.change, locale)}
        </p>
      ))}
      <p className="text-muted">
        <time dateTime={day}>{dayText(new Date(day), locale)}</time>
      </p>
    </div>
  );
}

/** Says above the homes, which are shown all the same, that their changes could not be loaded. */
export function ChangesFailed() {
  const words = useTexts(savedHomesTexts);
  const { kind } = useStore($homeChanges);
  if (kind !== 'failed') return null;
  return (
    <div className="flex flex-wrap items-center gap-3 mb-5">
      <FormAlert text={words.changesFailed} />
      <button type="button" className="btn-secondary" onClick={loadHomeChanges}>
        {words.retry}
      </button>
    </div>
  );
}
