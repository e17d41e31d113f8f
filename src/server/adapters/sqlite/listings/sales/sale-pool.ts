import type { FactTable, NewSaleGroup, PoolingRequest } from '#src/server/listings/repository.ts';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import type { SaleCell, SaleGroup, SalePool, UnpooledSales } from '#src/domain/market/sale-pool.ts';
import type { Prepare } from '../../statements.ts';
import { AUDIENCE } from '../rows/audience.ts';
import { memoize } from '#src/lib/memoize.ts';
import { readLabels } from '../labels.ts';
import { factColumns, factTable } from '../listing-facts.ts';

/** Sales of the ledger with the id of their listing; CROSS JOIN keeps SQLite from turning it round. */
const salesWhere = (condition: string) => `(
  SELECT id AS sale_id, sale.mls_number AS sale_number, sale.board_id AS sale_board,
    group_id AS sale_group, was_public AS sale_was_public
  FROM restricted_sale AS sale
  CROSS JOIN listing ON listing.mls_number = sale.mls_number AND listing.board_id = sale.board_id
  WHERE ${condition}
)`;

/** Restricted sales in no group, with the rows that hold their real values. */
const WAITING = `
  ${salesWhere('group_id IS NULL')}
  CROSS JOIN listing_row ON listing_id = sale_id AND audience = ${AUDIENCE.verified}
  WHERE sold_day_first IS NOT NULL AND status = 'U' AND last_status IN ('Sld', 'Lsd')`;

const INSERT_GROUP = `
  INSERT INTO sale_group (
    board_id, city, state, type, last_status, month_day, class, property_type, bedrooms,
    first_list_month_day, last_list_month_day, sale_count, figures
  ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`;

function insertGroup(prepare: Prepare, group: SaleGroup): number {
  const { boardId, city, state, type, lastStatus, monthDay } = group;
  const cell = [boardId, city, state, type, lastStatus, monthDay];
  const bedrooms = JSON.stringify(group.bedrooms);
  const kind = [group.class, group.propertyType, bedrooms, ...group.listMonthDays];
  const figures = [group.saleCount, JSON.stringify(group.figures)];
  return Number(prepare(INSERT_GROUP).get(...cell, ...kind, ...figures)?.['id']);
}

const JOIN_GROUP = `
  INSERT INTO restricted_sale (mls_number, board_id, group_id) VALUES (?, ?, ?)
  ON CONFLICT (mls_number, board_id) DO UPDATE SET group_id = excluded.group_id`;

type PoolableSales = {
  /** The keys of the sales, by their rows among the facts. */
  readonly keys: readonly KeyedListing[];
  readonly facts: FactTable;
};

/** The sales that are due to be pooled. */
export function poolableSales(
  prepare: Prepare,
  { beforeDay, names }: PoolingRequest,
): PoolableSales {
  const rows = prepare(
    `SELECT sale_number, sale_board, ${factColumns(names)}
     FROM ${WAITING} AND sale_was_public = 0 AND sold_day_first < ?`,
  ).all(beforeDay);
  return {
    keys: rows.map(({ sale_number: mlsNumber, sale_board: boardId }) => ({
      mlsNumber: String(mlsNumber),
      boardId: Number(boardId),
    })),
    facts: factTable(prepare, rows, names),
  };
}

/** A group with the keys of its sales. */
type KeyedSaleGroup = {
  readonly group: SaleGroup;
  readonly members: readonly KeyedListing[];
};

/** The groups of some sales, with the keys of the sales. */
export function groupsOf(
  { keys, facts }: PoolableSales,
  makeGroups: (sales: FactTable) => readonly NewSaleGroup[],
): KeyedSaleGroup[] {
  return makeGroups(facts).map(({ group, rows }) => ({
    group,
    members: rows.flatMap((row) => keys[row] ?? []),
  }));
}

/** Keeps groups for ever. The caller holds the transaction. */
export function insertSaleGroups(prepare: Prepare, groups: readonly KeyedSaleGroup[]): void {
  for (const { group, members } of groups) {
    const groupId = insertGroup(prepare, group);
    for (const { mlsNumber, boardId } of members) {
      prepare(JOIN_GROUP).run(mlsNumber, boardId, groupId);
    }
  }
  // Answers that were computed without these groups are out of date.
  if (groups.length > 0) prepare('INSERT INTO listing_change (listing_id) VALUES (0)').run();
}

/** Pools the sales that are due. The caller holds the transaction. */
export function poolSales(
  prepare: Prepare,
  request: PoolingRequest,
  makeGroups: (sales: FactTable) => readonly NewSaleGroup[],
): number {
  const groups = groupsOf(poolableSales(prepare, request), makeGroups);
  insertSaleGroups(prepare, groups);
  return groups.length;
}

type Row = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (value === null ? null : String(value));

function cellOf(row: Row): SaleCell {
  return {
    boardId: String(row['board_id']),
    city: String(row['city']),
    state: String(row['state']),
    type: String(row['type']),
    lastStatus: String(row['last_status']),
    monthDay: Number(row['month_day']),
  };
}

function groupOf(row: Row): SaleGroup {
  return {
    ...cellOf(row),
    class: text(row['class']),
    propertyType: text(row['property_type']),
    bedrooms: JSON.parse(String(row['bedrooms'])) as SaleGroup['bedrooms'],
    listMonthDays: [Number(row['first_list_month_day']), Number(row['last_list_month_day'])],
    saleCount: Number(row['sale_count']),
    figures: JSON.parse(String(row['figures'])) as SaleGroup['figures'],
  };
}

/** All groups, with the keys of their sales. */
export function storedGroups(prepare: Prepare): KeyedSaleGroup[] {
  const sales = prepare(
    'SELECT mls_number, board_id, group_id FROM restricted_sale WHERE group_id IS NOT NULL',
  ).all();
  const members = Map.groupBy(sales, (row) => row['group_id']);
  return prepare('SELECT * FROM sale_group ORDER BY id')
    .all()
    .map((row) => ({
      group: groupOf(row),
      members: (members.get(row['id'] ?? null) ?? []).map((sale) => ({
        mlsNumber: String(sale['mls_number']),
        boardId: Number(sale['board_id']),
      })),
    }));
}

const DAY_SECONDS = 86_400;
/** The first day of the month of a day since 1970. */
const MONTH_DAY = `
  unixepoch(sold_day_first * ${DAY_SECONDS}, 'unixepoch', 'start of month') / ${DAY_SECONDS}`;

type LabelsOf = (column: string) => ReadonlyMap<string, string>;

/** The words of a cell as boards write them: rows keep them folded. */
function asWritten(cell: SaleCell, labelsOf: LabelsOf): SaleCell {
  const labelOf = (column: string, key: string) => labelsOf(column).get(key) ?? key;
  const { city, state, type } = cell;
  return {
    ...cell,
    city: labelOf('city', city),
    state: labelOf('state', state),
    type: labelOf('type', type),
  };
}

function readWaiting(prepare: Prepare): UnpooledSales[] {
  const labelsOf = memoize((column: string) => readLabels(prepare, column));
  return prepare(
    `SELECT board_id, city, state, type, last_status, ${MONTH_DAY} AS month_day,
       count(*) AS sale_count
     FROM ${WAITING} GROUP BY 1, 2, 3, 4, 5, 6`,
  )
    .all()
    .map((row) => ({ ...asWritten(cellOf(row), labelsOf), saleCount: Number(row['sale_count']) }));
}

/** Sales in a group that anyone may see by now, by the number that tells them apart in facts. */
function readOpened(prepare: Prepare): { shuffle: number; groupId: number }[] {
  return prepare(
    `SELECT shuffle, sale_group FROM ${salesWhere('group_id IS NOT NULL AND was_public = 1')}
     CROSS JOIN listing_row ON listing_id = sale_id AND audience = ${AUDIENCE.everyone}`,
  )
    .all()
    .map((row) => ({ shuffle: Number(row['shuffle']), groupId: Number(row['sale_group']) }));
}

/** Reads the pool; groups never change, so each is read once. */
export function salePoolReader(prepare: Prepare): (revision: string) => SalePool {
  const groups: SaleGroup[] = [];
  const places = new Map<number, number>();
  let newest = 0;
  let pool: { readonly revision: string; readonly value: SalePool } | undefined;

  function loadNewGroups(): void {
    for (const row of prepare('SELECT * FROM sale_group WHERE id > ? ORDER BY id').all(newest)) {
      newest = Number(row['id']);
      places.set(newest, groups.length);
      groups.push(groupOf(row));
    }
  }

  return (revision) => {
    if (pool?.revision === revision) return pool.value;
    loadNewGroups();
    const openedSales = readOpened(prepare).map(
      ({ shuffle, groupId }) => [shuffle, places.get(groupId) ?? -1] as const,
    );
    const value = { groups, waiting: readWaiting(prepare), openedSales: new Map(openedSales) };
    pool = { revision, value };
    return value;
  };
}
