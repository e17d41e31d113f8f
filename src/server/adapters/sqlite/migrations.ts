import {
  COMPARISON_TRIES,
  FEED_PHOTO_NOTES,
  FEED_PHOTOS,
  FEED_RECORDS,
  FEED_WEBHOOKS,
  RELISTED_HOMES,
} from './feeds/feed-migrations.ts';
import { HIDING_BOARDS } from './listings/board-visibility.ts';
import { ROW_DERIVATION, SHAPE_GUARD } from './listings/derivation/derived-tables.ts';

/**
 * The schema, one step a version. A released step is never edited: a change is a new step at the end.
 * `listing_row` is not in it: its columns follow the table of searchable fields (`row-columns.ts`), and a
 * database with other columns has its rows made anew.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE listing (
    id INTEGER PRIMARY KEY,
    board_id INTEGER NOT NULL,
    mls_number TEXT NOT NULL,
    document TEXT NOT NULL,
    public_document TEXT,
    UNIQUE (mls_number, board_id)
  ) STRICT;
  `,
  `
  -- How a folded value of a row is written, for counts by value.
  CREATE TABLE listing_label (
    field TEXT NOT NULL,
    key TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (field, key)
  ) STRICT, WITHOUT ROWID;

  -- Words of the whole listing. Only rows that show the whole listing may be found by it.
  CREATE VIRTUAL TABLE listing_text USING fts5 (
    mls_number, street_number, street_name, street_suffix, unit_number, city, area, neighborhood,
    state, zip, description, extras, property_type, style, other,
    content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
  );
  `,
  `
  -- The listings that changed, in order, whichever connection changed them. The mark makes a place in
  -- this record unlike any place in the record of another file, or of an older copy. The first entry
  -- is of no listing, so that a record always has a place.
  CREATE TABLE listing_change (
    version INTEGER PRIMARY KEY,
    mark INTEGER NOT NULL DEFAULT (random() >> 12),
    listing_id INTEGER NOT NULL
  ) STRICT;
  INSERT INTO listing_change (listing_id) VALUES (0);

  -- Triggers on listing_row would make every insert a third slower, and its rows never change without
  -- their listing.
  CREATE TRIGGER listing_added AFTER INSERT ON listing BEGIN
    INSERT INTO listing_change (listing_id) VALUES (new.id);
  END;
  CREATE TRIGGER listing_changed AFTER UPDATE ON listing BEGIN
    INSERT INTO listing_change (listing_id) VALUES (new.id);
  END;
  CREATE TRIGGER listing_removed AFTER DELETE ON listing BEGIN
    INSERT INTO listing_change (listing_id) VALUES (old.id);
  END;
  -- INSERT OR REPLACE removes a listing without the trigger above.
  CREATE TRIGGER listing_replaced BEFORE INSERT ON listing BEGIN
    INSERT INTO listing_change (listing_id)
    SELECT id FROM listing WHERE mls_number = new.mls_number AND board_id = new.board_id;
  END;

  -- Who is further behind than this reads everything again. Forgetting many at once costs less.
  CREATE TRIGGER listing_change_added AFTER INSERT ON listing_change WHEN new.version % 1000 = 0
  BEGIN
    DELETE FROM listing_change WHERE version <= new.version - 100000;
  END;
  `,
  `
  -- What stays of a listing that was removed: no more than its public view told.
  CREATE TABLE removed_listing (
    mls_number TEXT NOT NULL,
    board_id INTEGER NOT NULL,
    state TEXT NOT NULL,
    city TEXT NOT NULL,
    neighborhood TEXT,
    latitude REAL NOT NULL,
    longitude REAL NOT NULL,
    removed_on TEXT NOT NULL,
    PRIMARY KEY (mls_number, board_id)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- The same words, in the order of text-key.ts.
  DROP TABLE listing_text;
  CREATE VIRTUAL TABLE listing_text USING fts5 (
    mls_number, street_number, street_name, street_suffix, unit_number, city, area, neighborhood,
    state, zip, description, extras, property_type, style, other,
    content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
  );
  -- Each word of it. Reading how often a word stands there takes as long as reading where.
  CREATE VIRTUAL TABLE listing_word USING fts5vocab (listing_text, row);
  `,
  `
  -- The listings that no consumer's search may find, and so no query above meets: those that have
  -- ended, and those that may not be shown on the internet. Their changes are recorded like those of
  -- other listings, under negative ids.
  CREATE TABLE listing_withheld (
    id INTEGER PRIMARY KEY,
    board_id INTEGER NOT NULL,
    mls_number TEXT NOT NULL,
    visibility TEXT NOT NULL CHECK (visibility IN ('ended', 'hidden')),
    document TEXT NOT NULL,
    public_document TEXT,
    UNIQUE (mls_number, board_id)
  ) STRICT;

  CREATE TRIGGER listing_withheld_added AFTER INSERT ON listing_withheld BEGIN
    INSERT INTO listing_change (listing_id) VALUES (-new.id);
  END;
  CREATE TRIGGER listing_withheld_changed AFTER UPDATE ON listing_withheld BEGIN
    INSERT INTO listing_change (listing_id) VALUES (-new.id);
  END;
  CREATE TRIGGER listing_withheld_removed AFTER DELETE ON listing_withheld BEGIN
    INSERT INTO listing_change (listing_id) VALUES (-old.id);
  END;
  `,
  `
  -- Of a home whose place nobody knows there is none to keep.
  ALTER TABLE removed_listing RENAME TO removed_listing_before;
  CREATE TABLE removed_listing (
    mls_number TEXT NOT NULL,
    board_id INTEGER NOT NULL,
    state TEXT NOT NULL,
    city TEXT NOT NULL,
    neighborhood TEXT,
    latitude REAL,
    longitude REAL,
    removed_on TEXT NOT NULL,
    PRIMARY KEY (mls_number, board_id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO removed_listing SELECT * FROM removed_listing_before;
  DROP TABLE removed_listing_before;
  `,
  `
  -- K-anonymity groups of restricted sales, with their figures as JSON by measure. What a group tells
  -- must never change, or the difference would tell of one sale.
  CREATE TABLE sale_group (
    id INTEGER PRIMARY KEY,
    board_id TEXT NOT NULL,
    city TEXT NOT NULL,
    state TEXT NOT NULL,
    type TEXT NOT NULL,
    last_status TEXT NOT NULL,
    month_day INTEGER NOT NULL,
    class TEXT,
    property_type TEXT,
    bedrooms TEXT NOT NULL,
    first_list_month_day INTEGER NOT NULL,
    last_list_month_day INTEGER NOT NULL,
    sale_count INTEGER NOT NULL CHECK (sale_count >= 5),
    figures TEXT NOT NULL
  ) STRICT;
  CREATE TRIGGER sale_group_changed BEFORE UPDATE ON sale_group BEGIN
    SELECT RAISE(ABORT, 'a group of sales never changes');
  END;
  CREATE TRIGGER sale_group_removed BEFORE DELETE ON sale_group BEGIN
    SELECT RAISE(ABORT, 'a group of sales never changes');
  END;

  -- The restricted sales there are, in a group for ever or waiting for one; those in a group or once
  -- public stay when their listing is removed, so that they are not pooled when they come back.
  CREATE TABLE restricted_sale (
    mls_number TEXT NOT NULL,
    board_id INTEGER NOT NULL,
    group_id INTEGER REFERENCES sale_group (id),
    was_public INTEGER NOT NULL DEFAULT 0 CHECK (was_public IN (0, 1)),
    PRIMARY KEY (mls_number, board_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX restricted_sale_waiting ON restricted_sale (mls_number) WHERE group_id IS NULL;
  CREATE INDEX restricted_sale_opened ON restricted_sale (group_id)
    WHERE group_id IS NOT NULL AND was_public = 1;
  CREATE TRIGGER restricted_sale_regrouped BEFORE UPDATE OF group_id ON restricted_sale
  WHEN old.group_id IS NOT NULL BEGIN
    SELECT RAISE(ABORT, 'a sale stays in its group');
  END;
  CREATE TRIGGER restricted_sale_removed BEFORE DELETE ON restricted_sale
  WHEN old.group_id IS NOT NULL OR old.was_public = 1 BEGIN
    SELECT RAISE(ABORT, 'a sale stays in its group');
  END;
  `,
  FEED_RECORDS,
  FEED_PHOTOS,
  FEED_WEBHOOKS,
  RELISTED_HOMES,
  FEED_PHOTO_NOTES,
  '-- Days of open houses that are called off are derived no more.',
  `
  -- What lists and maps show of a listing, so that its document, several times as long, is read for its
  -- own page alone.
  CREATE TABLE listing_summary (
    listing_id INTEGER PRIMARY KEY REFERENCES listing (id) ON DELETE CASCADE,
    public_document TEXT,
    summary TEXT NOT NULL
  ) STRICT;
  `,
  ROW_DERIVATION,
  `
  -- Summaries lie in the order of the places of their homes, those on the market first, so that those of a
  -- map lie together; without the names of their fields, which many have in common.
  CREATE TABLE listing_summary_shape (id INTEGER PRIMARY KEY, shape TEXT NOT NULL UNIQUE) STRICT;
  DROP TABLE listing_summary;
  CREATE TABLE listing_summary (
    place_key INTEGER PRIMARY KEY,
    listing_id INTEGER NOT NULL UNIQUE REFERENCES listing (id) ON DELETE CASCADE,
    public_document TEXT,
    shape_id INTEGER NOT NULL,
    summary TEXT NOT NULL
  ) STRICT;
  `,
  SHAPE_GUARD,
  HIDING_BOARDS,
  COMPARISON_TRIES,
];

/** The last step that changed the data derived from listings: older databases derive it again. */
export const DERIVED_BY_STEP = 14;

/** The step since which listings that no search may find lie apart: older databases set them apart. */
export const WITHHELD_BY_STEP = 6;

/** The step since which restricted sales are noted: older databases note those they have. */
export const SALES_NOTED_BY_STEP = 7;

/** The last step that changed the contents of summaries: older databases write them again. */
export const SUMMARIZED_BY_STEP = 17;

/** The step since which sources give more data of listings: those of older databases are completed. */
export const COMPLETED_BY_STEP = 15;
