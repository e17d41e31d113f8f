import { REPLIERS } from './repliers/profile.ts';
import { RESO_PROFILES } from './reso/profiles.ts';

type ProviderTraits = {
  /** What its listings are called in a sentence. */
  readonly title: string;
  readonly carriesSold: boolean;
  /** The hosts that its photos are on, unless the settings name others. */
  readonly photoHosts: readonly string[];
  /** Where it is, unless the settings say so. */
  readonly defaultUrl?: string;
};

export type ProviderName = keyof typeof RESO_PROFILES | 'repliers';

/** The providers that listings can be had from, by their names in the settings. */
export const PROVIDERS: Readonly<Record<ProviderName, ProviderTraits>> = {
  ...RESO_PROFILES,
  repliers: REPLIERS,
};

export const isProviderName = (name: string): name is ProviderName =>
  Object.hasOwn(PROVIDERS, name);
