import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AGGREGATE_PATHS, isListPath } from '#src/contract/listings/statistics/aggregate-paths.ts';
import {
  STATISTIC_CODES,
  STATISTIC_PERIODS,
} from '#src/contract/listings/statistics/statistics.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';
import { oracleHomes } from '../adapters/oracle/homes.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await anApp(oracleHomes(300, 7));
});
afterAll(() => app.close());

const search = (query: Record<string, string>) =>
  app.inject({
    url: '/api/realty/listings',
    query: { status: 'A,U', listings: 'false', ...query },
  });

const VALUE_PATHS = AGGREGATE_PATHS.filter((path) => !isListPath(path));
const everyStatistic = [...STATISTIC_CODES, ...STATISTIC_PERIODS].join(',');

test('refuses all statistics by all periods of every group before computing them', async () => {
  const reply = await search({
    statistics: everyStatistic,
    aggregates: VALUE_PATHS.join(','),
    aggregateStatistics: 'true',
  });
  expect(reply.statusCode).toBe(400);
  const [problem] = reply.json<{ param: string; msg: string }[]>();
  expect(problem?.param).toBe('statistics');
  expect(problem?.msg).toMatch(/^asks for up to [\d,]+ numbers, but at most 50,000 are returned/);
});

test('also refuses one statistic by three periods of every group', async () => {
  const reply = await search({
    statistics: 'avg-listPrice,grp-day,grp-7-days,grp-mth',
    aggregates: VALUE_PATHS.join(','),
    aggregateStatistics: 'true',
  });
  expect(reply.statusCode).toBe(400);
});

test('answers the statistics that a page of the site requests', async () => {
  const reply = await search({
    statistics: 'avg-soldPrice,med-soldPrice,cnt-closed,grp-mth',
    minSoldDate: '2025-01-01',
  });
  expect(reply.statusCode).toBe(200);
});

test('limits a search to ten terms and thirty words', async () => {
  const terms = await search({ search: Array.from({ length: 11 }, () => 'a').join(',') });
  expect(terms.json()).toEqual([
    { param: 'search', msg: 'may contain at most 10 terms separated by commas' },
  ]);
  const words = await search({ search: Array.from({ length: 31 }, () => 'a').join(' ') });
  expect(words.json()).toEqual([{ param: 'search', msg: 'may contain at most 30 words' }]);
  expect((await search({ search: 'pool, garage, not:basement' })).statusCode).toBe(200);
});

test('refuses an answer of more than two megabytes', async () => {
  const details = { ...aListing().details, description: 'A long story. '.repeat(1500) };
  const records = Array.from({ length: 120 }, (_, at) =>
    aRecord({ mlsNumber: `LONG${at}`, details }),
  );
  const wordy = await anApp(records);
  const url = '/api/realty/listings?resultsPerPage=120';
  const reply = await wordy.inject({ url });
  expect(reply.statusCode).toBe(400);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers['content-type']).toMatch(/^application\/json/);
  expect(reply.json()).toEqual([
    {
      param: 'request',
      msg: 'asks for more than 2 MB at once: request fewer fields or a smaller page',
    },
  ]);
  expect((await wordy.inject({ url: `${url}&fields=mlsNumber` })).statusCode).toBe(200);
  await wordy.close();
});

test('limits cluster statistics to zoom 26', async () => {
  const asked = { cluster: 'true', clusterStatistics: 'true' };
  const reply = await search({ ...asked, clusterPrecision: '27' });
  expect(reply.json()).toEqual([
    { param: 'clusterPrecision', msg: 'may be at most 26 with clusterStatistics' },
  ]);
  expect((await search({ ...asked, clusterPrecision: '26' })).statusCode).toBe(200);
});
