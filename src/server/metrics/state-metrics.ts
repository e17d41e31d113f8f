import { Counter, Gauge, type Registry } from 'prom-client';
import type { FeedRead } from '#src/domain/listing/feed-age.ts';
import type { QueueCounts } from '../mail/outbox.ts';

export type StateSources = {
  /** Mails on their way, by the name of their queue. */
  readonly queues: Readonly<Record<string, () => Promise<QueueCounts>>>;
  /** When the index in memory last caught up with the database, ms; undefined without an index. */
  readonly indexReadAtMs: () => number | undefined;
  /** When the copy of the shared listings was last complete, ms; left out where there is no copy. */
  readonly copyCurrentAtMs?: (() => number | undefined) | undefined;
  /** When the newest listing was changed at its source, ms; undefined while unknown. */
  readonly feedUpdatedAtMs: () => number | undefined;
  /** When each feed of listings was last read to its end. */
  readonly feedReads: () => Promise<readonly FeedRead[]>;
  /** Violations of the content security policy that browsers have reported, by directive. */
  readonly policyReports: () => ReadonlyMap<string, number>;
  /** Called when a source fails; the others are still measured. */
  readonly onError: (error: unknown) => void;
  readonly nowMs: () => number;
};

function queueGauge(registry: Registry, { queues, onError }: StateSources): void {
  const gauge: Gauge = new Gauge({
    name: 'site_mail_queue_length',
    help: 'Emails waiting to be sent, and emails that were given up (dead)',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      gauge.reset();
      for (const [queue, countsOf] of Object.entries(queues)) {
        try {
          const { waiting, dead } = await countsOf();
          gauge.set({ queue, state: 'waiting' }, waiting);
          gauge.set({ queue, state: 'dead' }, dead);
        } catch (error) {
          onError(error);
        }
      }
    },
  });
}

type Age = { readonly name: string; readonly help: string };

function ageGauge(
  registry: Registry,
  { name, help }: Age,
  momentMs: () => number | undefined,
  nowMs: () => number,
): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      const moment = momentMs();
      // An unset gauge reads 0, which would be the youngest age.
      gauge.set(moment === undefined ? Number.NaN : (nowMs() - moment) / 1000);
    },
  });
}

function feedReadGauge(registry: Registry, { feedReads, nowMs, onError }: StateSources): void {
  const gauge: Gauge = new Gauge({
    name: 'site_feed_read_age_seconds',
    help: 'Time since a listings feed was last read to the end',
    labelNames: ['feed'],
    registers: [registry],
    async collect() {
      gauge.reset();
      try {
        for (const { feed, readAtMs } of await feedReads()) {
          gauge.set({ feed }, readAtMs === undefined ? Number.NaN : (nowMs() - readAtMs) / 1000);
        }
      } catch (error) {
        onError(error);
      }
    },
  });
}

function reportCounter(registry: Registry, { policyReports }: StateSources): void {
  const counter: Counter = new Counter({
    name: 'site_csp_reports_total',
    help: 'Violations of the content security policy that browsers reported',
    labelNames: ['directive'],
    registers: [registry],
    collect() {
      counter.reset();
      for (const [directive, count] of policyReports()) counter.inc({ directive }, count);
    },
  });
}

/** Measures what the server holds whenever it is asked: queues, the index, the listings. */
export function measureState(registry: Registry, sources: StateSources): void {
  const { indexReadAtMs, copyCurrentAtMs, feedUpdatedAtMs, nowMs } = sources;
  queueGauge(registry, sources);
  ageGauge(
    registry,
    {
      name: 'site_index_age_seconds',
      help: 'Time since the search index was last updated from the database',
    },
    indexReadAtMs,
    nowMs,
  );
  ageGauge(
    registry,
    {
      name: 'site_feed_age_seconds',
      help: 'Time since the day of the most recent change to a listing at its source',
    },
    feedUpdatedAtMs,
    nowMs,
  );
  if (copyCurrentAtMs) {
    const help = 'Time since the copy of the listings included every reported change';
    ageGauge(registry, { name: 'site_copy_age_seconds', help }, copyCurrentAtMs, nowMs);
  }
  feedReadGauge(registry, sources);
  reportCounter(registry, sources);
}
