import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { metricsRegistry } from '#src/server/metrics/metrics-server.ts';
import { metricsServer } from '#src/server/metrics/metrics-server.ts';
import { readConfig } from '#src/server/config.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aLeadBody } from '#tests/support/leads/leads.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

let metrics: Registry;
let app: FastifyInstance;
beforeEach(async () => {
  metrics = new Registry();
  app = await anApp([aRecord()], { metrics, indexReadAtMs: () => Date.now() - 60_000 });
});
afterEach(() => app.close());

const sampleOf = async (line: string) => {
  const text = await metrics.metrics();
  const metricLine = text.split('\n').find((each) => each.startsWith(`${line} `));
  return metricLine === undefined ? undefined : Number(metricLine.slice(line.length + 1));
};

test('counts requests by route and status regardless of their URL parameters', async () => {
  await app.inject('/api/realty/listings/C1?x=1');
  await app.inject('/api/realty/listings/C2');
  await app.inject('/api/realty/listings?ada@example.ca=1');
  await app.inject('/nowhere/ada@example.ca');
  const route = '/api/realty/listings/:mlsNumber';
  expect(await sampleOf(`http_requests_total{method="GET",route="${route}",status="404"}`)).toBe(2);
  expect(await sampleOf(`http_request_duration_seconds_count{method="GET",route="${route}"}`)).toBe(
    2,
  );
  expect(await sampleOf('http_requests_total{method="GET",route="none",status="404"}')).toBe(1);
  expect(await metrics.metrics()).not.toContain('example.ca');
});

test('reports waiting emails and the age of the index and the listings', async () => {
  await app.inject({ method: 'POST', url: '/api/realty/contact', payload: aLeadBody() });
  const queue = (name: string, state: string) =>
    sampleOf(`site_mail_queue_length{queue="${name}",state="${state}"}`);
  expect(await queue('leads', 'waiting')).toBe(2);
  expect(await queue('leads', 'dead')).toBe(0);
  expect(await queue('alerts', 'waiting')).toBe(0);
  expect(await queue('accounts', 'waiting')).toBe(0);
  expect(await sampleOf('site_index_age_seconds')).toBeCloseTo(60, 0);
  expect(await sampleOf('site_feed_age_seconds')).toBeNaN();
});

test('reports the age of a copy of shared listings if there is one', async () => {
  expect(await metrics.metrics()).not.toContain('site_copy_age_seconds');
  await app.close();
  metrics = new Registry();
  const sharedListings = {
    version: () => 1,
    currentAtMs: () => Date.now() - 30_000,
    reach: async () => undefined,
  };
  app = await anApp([aRecord()], { metrics, sharedListings });
  expect(await sampleOf('site_copy_age_seconds')).toBeCloseTo(30, 0);
});

test('reports the time since each feed was read', async () => {
  await app.close();
  metrics = new Registry();
  app = await anApp([aRecord()], {
    metrics,
    feedReads: async () => [
      { feed: 'ddf', readAtMs: Date.now() - 90_000 },
      { feed: 'proptx', readAtMs: undefined },
    ],
  });
  expect(await sampleOf('site_feed_read_age_seconds{feed="ddf"}')).toBeCloseTo(90, 0);
  expect(await sampleOf('site_feed_read_age_seconds{feed="proptx"}')).toBeNaN();
});

test('a queue that cannot be counted hides no other metrics', async () => {
  await app.close();
  metrics = new Registry();
  app = await anApp([aRecord()], {
    metrics,
    accounts: {
      viewer: { identify: () => 'anonymous', customerOf: () => ({}), watch: () => undefined },
      embedded: {
        mount: () => undefined,
        waitingEmails: () => {
          throw new Error('closed');
        },
      },
    } as never,
  });
  const text = await metrics.metrics();
  expect(text).toContain('queue="leads"');
  expect(text).not.toContain('queue="accounts"');
});

test('serves the metrics on a separate port, including those of the process', async () => {
  const server = metricsServer(metricsRegistry());
  const reply = await server.inject('/metrics');
  expect(reply.headers['content-type']).toContain('text/plain');
  expect(reply.body).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(reply.body).toContain('process_resident_memory_bytes');
  expect((await server.inject('/healthz')).statusCode).toBe(404);
  expect((await app.inject('/metrics')).statusCode).toBe(404);
});

test('without METRICS_PORT there are no metrics', () => {
  expect(readConfig({})).toMatchObject({ ok: true, value: { metricsPort: undefined } });
  expect(readConfig({ METRICS_PORT: '9464' })).toMatchObject({ value: { metricsPort: 9464 } });
  expect(readConfig({ METRICS_PORT: 'on' })).toMatchObject({ ok: false });
});
