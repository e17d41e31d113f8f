import type { ListingSummary } from '#src/contract/listings/listing.ts';
import { currentHome, homeChanges, homeChangeText } from '#src/domain/account/home-changes.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import { detailPath, savedHomesPath } from '#src/domain/routes.ts';
import { alertsTexts } from '#src/messages/account/alerts.ts';
import type { Locale } from '#src/messages/locale.ts';
import type { RememberedHome } from '../repository.ts';
import type { FindHomes } from '../saved/home-states.ts';
import { titleOf } from './alert-home.ts';
import type { AlertHome, CheckedHome } from './alert-store.ts';
import type { CheckHomes } from './home-alert-run.ts';

const HOMES_IN_MAIL = 50;

type HomeNewsDependencies = {
  /** Homes as a visitor sees them who is not signed in. */
  readonly findOpen: FindHomes;
  /** Homes as a customer sees them. */
  readonly homesFor: (userId: string) => Promise<FindHomes>;
  /** The language of the news. */
  readonly locale: Locale;
};

const changesOf = ({ noted }: RememberedHome, listing: ListingSummary | undefined) =>
  noted ? homeChanges(noted, listing && currentHome(listing)) : [];

function checkedHome(home: RememberedHome, listing: ListingSummary | undefined): CheckedHome[] {
  const { mlsNumber, boardId, noted } = home;
  const hasChanged = changesOf(home, listing).length > 0;
  if (listing) {
    const { market, priceDollars } = currentHome(listing);
    return [{ mlsNumber, boardId, state: { market, priceDollars }, hasChanged }];
  }
  return noted ? [{ mlsNumber, boardId, state: { ...noted, market: 'ended' }, hasChanged }] : [];
}

/** A changed home as a mail may show it to anyone; undefined when only a signed-in viewer may see it. */
function homeForAnyone(
  home: RememberedHome,
  { open, full }: { open: ListingSummary | undefined; full: ListingSummary | undefined },
  locale: Locale,
): AlertHome | undefined {
  if (full && !open) return undefined;
  const words = alertsTexts(locale);
  const change = changesOf(home, open)
    .map((each) => homeChangeText(each, words.change, locale))
    .join(', ');
  if (!open) {
    const title = words.homeByNumber(home.mlsNumber);
    return { title, path: savedHomesPath(), price: change, brokerage: null };
  }
  const { brokerageName } = open.office;
  return { title: titleOf(open), path: detailPath(open), price: change, brokerage: brokerageName };
}

/**
 * Looks at saved homes for changes since the last look. A mail leaves the site, so it shows only public
 * homes, and gives just the number of changed homes that only signed-in visitors may see.
 */
export function homeNews({ findOpen, homesFor, locale }: HomeNewsDependencies): CheckHomes {
  return async (userId, savedHomes) => {
    const findAll = await homesFor(userId);
    const { listings: all, restrictedKeys } = await findAll(savedHomes);
    const fullOf = (home: RememberedHome) => all.get(listingKey(home));
    const visibleHomes = savedHomes.filter((home) => !restrictedKeys.has(listingKey(home)));
    const homes = visibleHomes.flatMap((home) => checkedHome(home, fullOf(home)));
    const changedHomes = visibleHomes.filter((home) => changesOf(home, fullOf(home)).length > 0);
    if (changedHomes.length === 0) return { homes, news: null };
    const { listings: openHomes } = await findOpen(changedHomes);
    const forAnyone = changedHomes.flatMap((home) => {
      const listings = { open: openHomes.get(listingKey(home)), full: fullOf(home) };
      return homeForAnyone(home, listings, locale) ?? [];
    });
    const news = {
      homes: forAnyone.slice(0, HOMES_IN_MAIL),
      moreHomes: Math.max(0, forAnyone.length - HOMES_IN_MAIL),
      hiddenHomes: changedHomes.length - forAnyone.length,
    };
    return { homes, news };
  };
}
