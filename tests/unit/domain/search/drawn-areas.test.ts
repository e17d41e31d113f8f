import { expect, test } from 'vitest';
import { readDrawnAreas } from '#src/domain/search/drawn-areas.ts';

test.each([
  [40, 5],
  [60, 3],
])('of five areas with %d corners each, an address holds %d', (cornerCount, areaCount) => {
  const corners = Array.from(
    { length: cornerCount },
    (_, at) => `43.${6000 + at}*-79.${3000 + at}`,
  );
  const query = new URLSearchParams(Array.from({ length: 5 }, () => ['area', corners.join('_')]));
  expect(readDrawnAreas(query)).toHaveLength(areaCount);
});
