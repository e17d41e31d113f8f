import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GROUP_SIZE, type PoolableSale, saleGroups } from '#src/domain/market/sale-groups.ts';

const anySale: fc.Arbitrary<PoolableSale> = fc
  .record({
    class: fc.constantFrom('CondoProperty', 'ResidentialProperty'),
    propertyType: fc.constantFrom('Detached', 'Semi-Detached', 'Condo Apt', 'Link'),
    bedrooms: fc.option(fc.nat(6)),
    amounts: fc.tuple(fc.option(fc.integer({ min: 300_000, max: 900_000 }))),
    shuffle: fc.nat(1_000_000),
  })
  .map((sale) => ({ ...sale }));

const anyMonth = fc.array(anySale, { maxLength: 90 });

const isOfOne = (group: readonly PoolableSale[], name: 'propertyType' | 'bedrooms') =>
  new Set(group.map((sale) => sale[name])).size === 1;

const sales = (count: number, sale: Partial<PoolableSale> = {}): PoolableSale[] =>
  Array.from({ length: count }, (_, shuffle) => ({
    class: 'ResidentialProperty',
    propertyType: 'Detached',
    bedrooms: 3,
    amounts: [500_000],
    shuffle,
    ...sale,
  }));

test('every sale of a month with five or more is in one group of five to nine', () => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      const groups = saleGroups(month);
      const members = new Set(groups.flat());
      expect(groups.flat()).toHaveLength(month.length < GROUP_SIZE ? 0 : month.length);
      expect(members.size).toBe(groups.flat().length);
      for (const { length } of groups) {
        expect(length).toBeGreaterThanOrEqual(GROUP_SIZE);
        expect(length).toBeLessThan(2 * GROUP_SIZE);
      }
    }),
  );
});

test('homes of one type and size are grouped together', () => {
  const groups = saleGroups([...sales(12), ...sales(7, { propertyType: 'Link', bedrooms: 2 })]);
  expect(groups.map(({ length }) => length).toSorted()).toEqual([6, 6, 7]);
  expect(groups.every((group) => isOfOne(group, 'propertyType'))).toBe(true);
  expect(groups.every((group) => isOfOne(group, 'bedrooms'))).toBe(true);
});

test('a small group takes no more homes of the next size than it needs', () => {
  for (const bedrooms of [2, 4]) {
    const groups = saleGroups([...sales(10), ...sales(2, { bedrooms })]);
    const mixedGroups = groups.filter((group) => !isOfOne(group, 'bedrooms'));
    expect(mixedGroups.map(({ length }) => length)).toEqual([5]);
    expect(groups.flat()).toHaveLength(12);
  }
});

test('types with too few homes are grouped by class', () => {
  const few = ['Link', 'Triplex'].flatMap((propertyType) => sales(3, { propertyType }));
  const groups = saleGroups([...few, ...sales(5), ...sales(5, { class: 'CondoProperty' })]);
  const classes = groups.map((group) => new Set(group.map((sale) => sale.class)).size);
  expect(classes).toEqual([1, 1, 1]);
});

test('leftover sales join the largest group', () => {
  const groups = saleGroups([
    ...sales(6),
    ...sales(20, { bedrooms: 4 }),
    ...sales(2, { propertyType: 'Link' }),
  ]);
  const mixedGroups = groups.filter((group) => !isOfOne(group, 'propertyType'));
  expect(mixedGroups).toHaveLength(1);
  expect(mixedGroups[0]?.filter(({ bedrooms }) => bedrooms === 4)).toHaveLength(3);
});

test('the grouping of equal homes does not depend on their order', () => {
  const month = [...sales(17), ...sales(8, { bedrooms: 4 })];
  expect(saleGroups(month.toReversed())).toEqual(saleGroups(month));
});
