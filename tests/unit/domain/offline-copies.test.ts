import { expect, test } from 'vitest';
import {
  COPY_LIMITS,
  copiesName,
  isFromWorker,
  isToWorker,
  outdatedNames,
  shellName,
  visitNames,
} from '#src/domain/offline-copies.ts';

const CURRENT = [shellName('b2'), copiesName('pages'), copiesName('homes'), copiesName('assets')];

test('caches of earlier builds and formats are deleted, and those of others stay', () => {
  const names = [...CURRENT, shellName('b1'), 'realty-pages-v0', 'someone-elses'];
  expect(outdatedNames(names, 'b2')).toEqual([shellName('b1'), 'realty-pages-v0']);
});

test('a log-out deletes the caches of visited content but not the site files', () => {
  const names = [...CURRENT, copiesName('searches'), copiesName('photos'), copiesName('tiles')];
  expect(visitNames(names)).toEqual(
    ['pages', 'homes', 'searches', 'photos', 'tiles'].map((kind) => copiesName(kind as 'pages')),
  );
});

test('every kind of cache has a limit', () => {
  expect(Object.values(COPY_LIMITS).filter((limit) => limit < 1 || limit > 300)).toEqual([]);
});

test.each<[unknown, boolean]>([
  [{ kind: 'keep-pages', paths: ['/real-estate/detail/C1/2'] }, true],
  [{ kind: 'keep-pages', paths: [1] }, false],
  [{ kind: 'keep-pages' }, false],
  [{ kind: 'other', paths: [] }, false],
  ['keep-pages', false],
  [null, false],
])('the worker accepts the message %j: %s', (message, isTaken) => {
  expect(isToWorker(message)).toBe(isTaken);
});

test.each<[unknown, boolean]>([
  [{ kind: 'saved-results', savedAtMs: 1 }, true],
  [{ kind: 'saved-results' }, false],
  [undefined, false],
])('a page accepts the message %j: %s', (message, isTaken) => {
  expect(isFromWorker(message)).toBe(isTaken);
});
