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
];
