import { afterEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { anApp, testConfig } from '#tests/support/app/app.ts';
import { aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const openHouse = [{ date: '2026-10-24T00:00:00.000Z', startTime: '14:00', endTime: '16:00' }];
const config = testConfig({ DEMO_DATE: '2026-10-21' });
const ask = (mlsNumber: string) =>
  app.inject({ url: `/api/realty/open-houses.ics?mlsNumber=${mlsNumber}&boardId=2` });

test('serves the open houses of a home as a calendar file', async () => {
  app = await anApp([aRecord({ mlsNumber: 'C1', openHouse })], { config });
  const reply = await ask('C1');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(reply.body).toContain('DTSTART:20261024T180000Z');
  expect(reply.body).toContain('DTEND:20261024T200000Z');
});

test('answers alike for homes without an open house, restricted homes and unknown ones', async () => {
  const records = [
    aRecord({ mlsNumber: 'C2' }),
    aRecord({ mlsNumber: 'C3', permissions: HIDDEN, openHouse }),
  ];
  app = await anApp(records, { config });
  const replies = await Promise.all(['C2', 'C3', 'C4'].map(ask));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
});
