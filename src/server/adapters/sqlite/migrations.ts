/**
 * The schema, one step a version. A step is never edited once it has been released: a change is a
 * new step at the end.
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

  -- What searches read. A listing anyone may see has one row for everyone. A restricted one has two:
  -- its real values for verified viewers, and for anonymous viewers a row in which every hidden value
  -- is NULL, so that no filter, sort or statistic can touch it.
  CREATE TABLE listing_row (
    listing_id INTEGER NOT NULL REFERENCES listing (id) ON DELETE CASCADE,
    audience INTEGER NOT NULL CHECK (audience IN (0, 1, 2)),
    board_id INTEGER NOT NULL,
    mls_number TEXT NOT NULL,
    type TEXT NOT NULL,
    class TEXT,
    status TEXT NOT NULL,
    last_status TEXT,
    property_type TEXT,
    style TEXT,
    city TEXT NOT NULL,
    state TEXT NOT NULL,
    area TEXT,
    neighborhood TEXT,
    list_price INTEGER,
    sold_price INTEGER,
    bedrooms INTEGER,
    bathrooms INTEGER,
    sqft_low INTEGER,
    sqft_high INTEGER,
    year_built INTEGER,
    list_day_first INTEGER NOT NULL,
    list_day_last INTEGER NOT NULL,
    sold_day_first INTEGER,
    sold_day_last INTEGER,
    updated_second INTEGER,
    shuffle INTEGER NOT NULL,
    lat_e6 INTEGER NOT NULL,
    lng_e6 INTEGER NOT NULL,
    tile_x INTEGER NOT NULL,
    tile_y INTEGER NOT NULL,
    PRIMARY KEY (listing_id, audience)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX listing_row_by_place ON listing_row (
    status, type, lat_e6, lng_e6, last_status, list_price, audience, tile_x, tile_y
  );
  CREATE INDEX listing_row_by_city ON listing_row (city, status, type, audience, last_status);
  `,
  `
  DROP TABLE listing_row;
  CREATE TABLE listing_row (
    listing_id INTEGER NOT NULL REFERENCES listing (id) ON DELETE CASCADE,
    audience INTEGER NOT NULL CHECK (audience IN (0, 1, 2)),
    board_id INTEGER NOT NULL,
    mls_number TEXT NOT NULL,
    type TEXT NOT NULL,
    class TEXT,
    status TEXT NOT NULL,
    last_status TEXT,
    property_type TEXT,
    style TEXT,
    city TEXT NOT NULL,
    state TEXT NOT NULL,
    area TEXT,
    district TEXT,
    neighborhood TEXT,
    list_price INTEGER,
    sold_price INTEGER,
    bedrooms INTEGER,
    bathrooms INTEGER,
    sqft_low INTEGER,
    sqft_high INTEGER,
    year_built_first INTEGER,
    year_built_last INTEGER,
    garage_spaces INTEGER,
    parking_spaces INTEGER,
    lot_sqft INTEGER,
    maintenance_fee INTEGER,
    annual_tax INTEGER,
    days_on_market INTEGER,
    price_change INTEGER,
    photo_count INTEGER,
    garage TEXT,
    basement TEXT,
    swimming_pool TEXT,
    amenities TEXT,
    street_number TEXT,
    street_name TEXT,
    street_suffix TEXT,
    street_direction TEXT,
    unit_number TEXT,
    zip TEXT,
    display_public TEXT NOT NULL,
    display_address TEXT NOT NULL,
    list_day_first INTEGER NOT NULL,
    list_day_last INTEGER NOT NULL,
    sold_day_first INTEGER,
    sold_day_last INTEGER,
    updated_second INTEGER,
    shuffle INTEGER NOT NULL,
    lat_e6 INTEGER NOT NULL,
    lng_e6 INTEGER NOT NULL,
    tile_x INTEGER NOT NULL,
    tile_y INTEGER NOT NULL,
    PRIMARY KEY (listing_id, audience)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX listing_row_by_place ON listing_row (
    status, type, lat_e6, lng_e6, last_status, list_price, audience, tile_x, tile_y
  );
  CREATE INDEX listing_row_by_city ON listing_row (
    city, status, type, audience, last_status, sold_day_first
  );
  CREATE INDEX listing_row_by_neighborhood ON listing_row (neighborhood, status, type);
  CREATE INDEX listing_row_by_mls_number ON listing_row (mls_number);
  CREATE INDEX listing_row_by_street ON listing_row (street_name, street_number);
  CREATE INDEX listing_row_by_zip ON listing_row (zip);

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
];

/** The last step that changed what is derived from the listings: older databases derive it again. */
export const DERIVED_BY_STEP = 5;

/** The step since which listings that no search may find lie apart: older databases set them apart. */
export const WITHHELD_BY_STEP = 6;
