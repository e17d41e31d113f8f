import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { isOrigin } from '../address-forms.ts';

export type RealtyConfig = {
  /** Keys of trusted servers, which read every listing whole. */
  readonly realtyApiKeys: readonly string[];
  /** Origins whose pages may use the public calls of the listings API. */
  readonly realtyCorsOrigins: readonly string[];
};

/** The settings that let others use the listings API, as the README lists them. */
export const REALTY_SETTINGS = [
  {
    name: 'REALTY_API_KEYS',
    byDefault: '',
    meaning:
      'Keys of trusted servers, at least 24 characters each, separated by commas. A request with one of them in the header REPLIERS-API-KEY gets every listing in full, including hidden and ended ones',
  },
  {
    name: 'REALTY_CORS_ORIGINS',
    byDefault: '',
    meaning:
      'Origins whose pages may use the public calls of the listings API, such as https://portal.example.ca, separated by commas',
  },
] as const;

/** Long enough that nobody guesses it. */
const KEY = /^[A-Za-z0-9_.-]{24,200}$/;

const itemsOf = (text: string) => text.split(',').map((item) => item.trim());

/** How they are read from the environment. */
export const realtyEnvironment = {
  REALTY_API_KEYS: z.optional(
    z.string().check(
      z.refine((text) => itemsOf(text).every((key) => KEY.test(key)), {
        error:
          'REALTY_API_KEYS must be keys of at least 24 letters, digits, hyphens, dots or underscores, separated by commas',
      }),
    ),
  ),
  REALTY_CORS_ORIGINS: z.optional(
    z.string().check(
      z.refine((text) => itemsOf(text).every(isOrigin), {
        error:
          'REALTY_CORS_ORIGINS must be http or https origins without a path, such as https://portal.example.ca, separated by commas',
      }),
    ),
  ),
};

type RealtyEnvironment = z.infer<z.ZodMiniObject<typeof realtyEnvironment>>;

/** The realty settings in the environment. */
export function realtyConfigOf({
  REALTY_API_KEYS: keys,
  REALTY_CORS_ORIGINS: origins,
}: RealtyEnvironment): RealtyConfig {
  return {
    realtyApiKeys: keys === undefined ? [] : itemsOf(keys),
    realtyCorsOrigins: origins === undefined ? [] : itemsOf(origins),
  };
}
