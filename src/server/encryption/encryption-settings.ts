import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { KEY_PATTERN, keyOfText } from './data-keys.ts';

export type EncryptionConfig = {
  /** 32 bytes; undefined for the key that is kept in `dataDir`. */
  readonly dataKey: Uint8Array | undefined;
  readonly formerDataKey: Uint8Array | undefined;
};

/** The settings of how uploads and second factors are encrypted, as the README lists them. */
export const ENCRYPTION_SETTINGS = [
  {
    name: 'DATA_KEY',
    byDefault: '',
    meaning:
      'Key that encrypts customer documents and second factors of accounts: 32 random bytes in base64, as `openssl rand -base64 32` prints them. Without it, the server creates a key in DATA_DIR/data.key',
  },
  {
    name: 'DATA_KEY_FORMER',
    byDefault: '',
    meaning:
      'The previous DATA_KEY, needed for one start, in which everything is encrypted again with the new key',
  },
] as const;

const keySetting = (name: string) =>
  z.optional(
    z.string().check(
      z.regex(KEY_PATTERN, {
        error: `${name} must be 32 bytes in base64, as \`openssl rand -base64 32\` prints them`,
      }),
    ),
  );

/** How these settings are read from the environment. */
export const encryptionEnvironment = {
  DATA_KEY: keySetting('DATA_KEY'),
  DATA_KEY_FORMER: keySetting('DATA_KEY_FORMER'),
};

type EncryptionEnvironment = z.infer<z.ZodMiniObject<typeof encryptionEnvironment>>;

/** Makes the configuration from the values of the environment. */
export function encryptionConfigOf({
  DATA_KEY: key,
  DATA_KEY_FORMER: former,
}: EncryptionEnvironment): EncryptionConfig {
  return {
    dataKey: key === undefined ? undefined : keyOfText(key),
    formerDataKey: former === undefined ? undefined : keyOfText(former),
  };
}
