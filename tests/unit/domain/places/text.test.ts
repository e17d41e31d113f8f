import { expect, test } from 'vitest';
import { OVERLAY_STREET_LIMIT, PLACE_TEXT_LIMIT, placeText } from '#src/domain/places/text.ts';

test.each([
  ['Toronto', 'Toronto'],
  ['é'.repeat(PLACE_TEXT_LIMIT), 'é'.repeat(PLACE_TEXT_LIMIT)],
  ['x'.repeat(101), `${'x'.repeat(100)}…`],
  [`${'x'.repeat(99)} yz`, `${'x'.repeat(99)}…`],
  ['🍁'.repeat(101), `${'🍁'.repeat(100)}…`],
])('%s is cut after a hundred characters', (name, shortName) => {
  expect(placeText(name)).toBe(shortName);
});

test('a street on the map overlay is cut after 25 characters', () => {
  expect(placeText('1234 Old Kingston Mill Road Northwest', OVERLAY_STREET_LIMIT)).toBe(
    '1234 Old Kingston Mill Ro…',
  );
});
