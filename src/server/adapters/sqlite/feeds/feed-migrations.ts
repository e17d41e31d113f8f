// Steps of the schema for the data that feeds need beside the listings. `migrations.ts` gives each its
// place.

/** Records of feeds, and how far the feeds have been read. */
export const FEED_RECORDS = `
  -- How far each feed has been read, when to its end, and when its keys were last compared with ours.
  CREATE TABLE feed_progress (
    feed TEXT PRIMARY KEY,
    -- How its records were read; those that were read another way are read anew.
    revision TEXT NOT NULL,
    modified TEXT NOT NULL,
    record_key TEXT NOT NULL,
    read_at_ms INTEGER,
    compared_on TEXT
  ) STRICT, WITHOUT ROWID;

  -- The records of feeds by the providers' keys, with the listing each is; none for one not shown.
  CREATE TABLE feed_record (
    feed TEXT NOT NULL,
    record_key TEXT NOT NULL,
    mls_number TEXT,
    board_id INTEGER,
    PRIMARY KEY (feed, record_key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX feed_record_listing ON feed_record (mls_number, board_id);
`;

/** Photos of records. */
export const FEED_PHOTOS = `
  -- Which state of its photos was read with a record.
  ALTER TABLE feed_record ADD COLUMN photo_revision TEXT;

  -- The photos of the records in their order: what each is called here, and where the provider has it.
  CREATE TABLE feed_photo (
    feed TEXT NOT NULL,
    record_key TEXT NOT NULL,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    url TEXT NOT NULL,
    PRIMARY KEY (feed, record_key, position)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX feed_photo_name ON feed_photo (name);
  CREATE TRIGGER feed_record_removed AFTER DELETE ON feed_record BEGIN
    DELETE FROM feed_photo WHERE feed = old.feed AND record_key = old.record_key;
  END;
`;

/** Notes on photos. */
export const FEED_PHOTO_NOTES = `
  -- What a photo shows, as the provider says, and its colour on the whole once it has been fetched.
  ALTER TABLE feed_photo ADD COLUMN subject TEXT;
  ALTER TABLE feed_photo ADD COLUMN color TEXT;
`;

/** Subscriptions to the events of providers. */
export const FEED_WEBHOOKS = `
  -- The subscriptions by which providers tell of changed listings, without what would let anyone send them.
  CREATE TABLE feed_webhook (
    token_hash TEXT PRIMARY KEY,
    feed TEXT NOT NULL,
    event TEXT NOT NULL,
    asked_at_ms INTEGER NOT NULL,
    secret_hash TEXT,
    webhook_id INTEGER
  ) STRICT, WITHOUT ROWID;
`;

/** Comparisons that were not finished. */
export const COMPARISON_TRIES = `
  -- When a comparison of a feed's keys with ours last began.
  ALTER TABLE feed_progress ADD COLUMN comparison_tried_at_ms INTEGER;
`;

/** Homes that were listed again. */
export const RELISTED_HOMES = `
  -- What a record offers, and since when: two records of one home are the same home listed again.
  ALTER TABLE feed_record ADD COLUMN offer_key TEXT;
  ALTER TABLE feed_record ADD COLUMN listed_on TEXT;
  ALTER TABLE feed_record ADD COLUMN is_offered INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX feed_record_offer ON feed_record (offer_key) WHERE offer_key IS NOT NULL;

  -- What feeds say of listings that are stored as ended, as their homes were listed again.
  CREATE TABLE relisted_record (
    feed TEXT NOT NULL,
    record_key TEXT NOT NULL,
    document TEXT NOT NULL,
    coarse TEXT NOT NULL,
    PRIMARY KEY (feed, record_key)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER relisted_record_removed AFTER DELETE ON feed_record BEGIN
    DELETE FROM relisted_record WHERE feed = old.feed AND record_key = old.record_key;
  END;
`;
