import { PROVINCES } from '#src/domain/places/provinces.ts';
import type { Migration } from '../migrations.ts';

/** Makes a partition with the key that it needs to be written to. */
const partition = (name: string, values: string) => `
    CREATE TABLE listing_${name} PARTITION OF listing (PRIMARY KEY (listing_key)) ${values};`;

const PARTITIONS = [
  ...PROVINCES.map(({ code }) => partition(code.toLowerCase(), `FOR VALUES IN ('${code}')`)),
  partition('elsewhere', 'DEFAULT'),
].join('');

/**
 * The tables of the listings. Each table that grows with them has a key that Citus can distribute it by
 * (`listing_key` or `record_key`), and no statement joins two tables that are distributed by different
 * keys. There are no triggers and no foreign keys. The parent of the partitions has no unique index, so
 * that PostgreSQL lets a partition be a foreign table; a writer holds the clock, so that each key exists
 * once.
 */
export const LISTINGS_SCHEMA: Migration = {
  module: 'listings',
  steps: [
    `-- The version of the latest change. Who changes listings locks this row first, so that versions are
    -- committed in their order. The mark tells this database from every other.
    CREATE TABLE listing_clock (
      is_the_one BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (is_the_one),
      mark TEXT NOT NULL DEFAULT gen_random_uuid()::text,
      version BIGINT NOT NULL DEFAULT 0
    );
    INSERT INTO listing_clock DEFAULT VALUES;

    -- Distribute by listing_key. The point stands for a listing whose own may not be shown.
    CREATE TABLE listing (
      listing_key TEXT COLLATE "C" NOT NULL,
      province TEXT COLLATE "C" NOT NULL,
      document TEXT NOT NULL,
      latitude DOUBLE PRECISION NOT NULL,
      longitude DOUBLE PRECISION NOT NULL
    ) PARTITION BY LIST (province);
    ${PARTITIONS}

    -- The latest change of each listing that is or was there. Distribute by listing_key.
    CREATE TABLE listing_change (
      listing_key TEXT COLLATE "C" PRIMARY KEY,
      version BIGINT NOT NULL
    );
    CREATE INDEX listing_change_version ON listing_change (version);

    -- What stays of a listing that was removed: no more than its public view told. Distribute by listing_key.
    CREATE TABLE removed_listing (
      listing_key TEXT COLLATE "C" PRIMARY KEY,
      state TEXT NOT NULL,
      city TEXT NOT NULL,
      neighborhood TEXT,
      latitude DOUBLE PRECISION,
      longitude DOUBLE PRECISION,
      removed_on TEXT COLLATE "C" NOT NULL
    );

    -- Listings that were sales everyone could see and are so no more. Distribute by listing_key.
    CREATE TABLE public_sale (listing_key TEXT COLLATE "C" PRIMARY KEY);

    -- K-anonymity groups of restricted sales, by the version of the change that made them. What a group
    -- tells must never change, or the difference would tell of one sale, and no sale is in two.
    CREATE TABLE sale_group (version BIGINT PRIMARY KEY, document TEXT NOT NULL);
    CREATE TABLE pooled_sale (
      listing_key TEXT COLLATE "C" PRIMARY KEY,
      group_version BIGINT NOT NULL
    );
    CREATE INDEX pooled_sale_group ON pooled_sale (group_version);

    -- The records of feeds by the providers' keys, with the listing each is (none for one not shown), its
    -- photos, what it offers since when, and what its feed says of a listing that is stored as ended since
    -- its home was listed again. Distribute by record_key.
    CREATE TABLE feed_record (
      feed TEXT COLLATE "C" NOT NULL,
      record_key TEXT COLLATE "C" NOT NULL,
      listing_key TEXT COLLATE "C",
      photo_revision TEXT,
      photos TEXT NOT NULL,
      offer_key TEXT COLLATE "C",
      listed_on TEXT COLLATE "C",
      is_offered BOOLEAN NOT NULL,
      own_document TEXT,
      own_latitude DOUBLE PRECISION,
      own_longitude DOUBLE PRECISION,
      PRIMARY KEY (feed, record_key)
    );
    CREATE INDEX feed_record_listing ON feed_record (listing_key);
    CREATE INDEX feed_record_offer ON feed_record (offer_key) WHERE offer_key IS NOT NULL;

    -- How far each feed has been read, when to its end, and when its keys were last compared with ours.
    CREATE TABLE feed_progress (
      feed TEXT COLLATE "C" PRIMARY KEY,
      revision TEXT NOT NULL,
      modified TEXT NOT NULL,
      record_key TEXT NOT NULL,
      read_at_ms BIGINT,
      compared_on TEXT
    );

    -- The subscriptions by which providers tell of changed listings.
    CREATE TABLE feed_webhook (
      token_hash TEXT COLLATE "C" PRIMARY KEY,
      feed TEXT COLLATE "C" NOT NULL,
      event TEXT COLLATE "C" NOT NULL,
      asked_at_ms BIGINT NOT NULL,
      secret_hash TEXT,
      webhook_id BIGINT
    );`,

    `-- When a comparison of a feed's keys with ours last began.
    ALTER TABLE feed_progress ADD COLUMN comparison_tried_at_ms BIGINT;`,
  ],
};
