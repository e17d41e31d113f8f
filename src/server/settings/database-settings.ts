import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import type { InvalidSetting } from '#src/domain/map/settings.ts';
import { isPostgresAddress } from '../address-forms.ts';

export type DatabaseConfig = {
  /** Address of the PostgreSQL database that replaces the files in `dataDir`; undefined for the files. */
  readonly databaseUrl: string | undefined;
  /** Addresses of its copies by streaming replication, which listings are read from. */
  readonly databaseReplicaUrls: readonly string[];
};

/** The settings of the database, as the README lists them. */
export const DATABASE_SETTINGS = [
  {
    name: 'DATABASE_URL',
    byDefault: '',
    meaning:
      'PostgreSQL database for leads, customer data and feed listings, such as postgres://user:password@db.example.ca/site; without it, they are stored in files in DATA_DIR',
  },
  {
    name: 'DATABASE_REPLICA_URLS',
    byDefault: '',
    meaning:
      'Streaming replicas of the DATABASE_URL database, separated by commas. Changes to listings are read from the replica that responds first, or from DATABASE_URL if none responds',
  },
] as const;

const EXAMPLE = 'such as postgres://user:password@db.example.ca/site';
const REPLICAS_SENTENCE = `DATABASE_REPLICA_URLS must be addresses of PostgreSQL databases, ${EXAMPLE}, separated by commas`;

const itemsOf = (text: string) => text.split(',').map((item) => item.trim());

/** How they are read from the environment. */
export const databaseEnvironment = {
  DATABASE_URL: z.optional(
    z.string().check(
      z.refine(isPostgresAddress, {
        error: `DATABASE_URL must be the address of a PostgreSQL database, ${EXAMPLE}`,
      }),
    ),
  ),
  DATABASE_REPLICA_URLS: z.optional(
    z
      .string()
      .check(
        z.refine((text) => itemsOf(text).every(isPostgresAddress), { error: REPLICAS_SENTENCE }),
      ),
  ),
};

type DatabaseEnvironment = z.infer<z.ZodMiniObject<typeof databaseEnvironment>>;

/** The database settings in the environment. */
export function databaseConfigOf({
  DATABASE_URL: databaseUrl,
  DATABASE_REPLICA_URLS: replicas,
}: DatabaseEnvironment): DatabaseConfig {
  return {
    databaseUrl,
    databaseReplicaUrls: replicas === undefined ? [] : itemsOf(replicas),
  };
}

/** Replicas need a primary database. */
export function databaseFlaws(
  values: Readonly<Record<string, string | undefined>>,
): readonly InvalidSetting[] {
  return values['DATABASE_REPLICA_URLS'] !== undefined && values['DATABASE_URL'] === undefined
    ? [
        {
          name: 'DATABASE_URL',
          sentence:
            'DATABASE_URL must be set when DATABASE_REPLICA_URLS is set (changes are written to it)',
        },
      ]
    : [];
}
