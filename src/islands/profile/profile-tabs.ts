import { pagePath } from '#src/domain/routes.ts';

export const PROFILE_TABS = ['saved-homes', 'saved-searches', 'account'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

const DEFAULT_TAB: ProfileTab = 'account';

/** The tab an address names; account details when it names none. */
export function tabOf(query: string): ProfileTab {
  const tabName = new URLSearchParams(query).get('tab');
  return PROFILE_TABS.find((tab) => tab === tabName) ?? DEFAULT_TAB;
}

export function tabHref(tab: ProfileTab): string {
  const path = pagePath('/auth/profile');
  return tab === DEFAULT_TAB ? path : `${path}?tab=${tab}`;
}
