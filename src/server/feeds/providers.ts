import { REPLIERS } from './repliers/profile.ts';
import { RESO_PROFILES } from './reso/profiles.ts';

type ProviderTraits = {
  /** The name of its listings in a sentence. */
  readonly title: string;
  readonly carriesSold: boolean;
  /** The hosts of its photos, unless the settings name others. */
  readonly photoHosts: readonly string[];
  /** Its address, unless the settings give one. */
  readonly defaultUrl?: string;
};

export type ProviderName = keyof typeof RESO_PROFILES | 'repliers';

/** The available providers of listings, by their names in the settings. */
export const PROVIDERS: Readonly<Record<ProviderName, ProviderTraits>> = {
  ...RESO_PROFILES,
  repliers: REPLIERS,
};

export const isProviderName = (name: string): name is ProviderName =>
  Object.hasOwn(PROVIDERS, name);
