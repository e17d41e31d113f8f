import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgresLeads } from '#src/server/adapters/postgres/leads/leads.ts';
import { LEADS_SCHEMA } from '#src/server/adapters/postgres/leads/schema.ts';
import { sqliteLeads } from '#src/server/adapters/sqlite/leads/leads.ts';
import type { LeadRepository, NewLead } from '#src/server/leads/repository.ts';
import type { StoredShowing } from '#src/server/leads/showings/showing-store.ts';
import { RETRY_PERIOD_MS } from '#src/server/mail/retry-plan.ts';
import { decideLead } from '#src/server/leads/day-limits.ts';
import { aClock, aLeadsDatabase, aNewLead } from '#tests/support/leads/leads.ts';
import { aPostgresServer } from '#tests/support/app/postgres.ts';

type Store = { readonly leads: LeadRepository; readonly close: () => Promise<void> };

const STORES: Record<string, () => Promise<Store>> = {
  SQLite: async () => {
    const leads = sqliteLeads(aLeadsDatabase());
    return { leads, close: leads.close };
  },
  PostgreSQL: async () => {
    const server = await aPostgresServer();
    const leads = postgresLeads(await server.open([LEADS_SCHEMA]));
    return {
      leads,
      close: async () => {
        await leads.close();
        await server.close();
      },
    };
  },
};

const MINUTE_MS = 60_000;
const STARTED_MS = Date.UTC(2026, 9, 21, 12);

describe.each(Object.entries(STORES))('leads in %s', (_, open) => {
  let store: Store;
  let leads: LeadRepository;
  beforeAll(async () => {
    store = await open();
    ({ leads } = store);
  }, 60_000);
  afterAll(() => store.close());

  const clock = aClock(STARTED_MS);
  beforeEach(async () => {
    for (const { delivery } of await leads.due(Number.MAX_SAFE_INTEGER, 1000)) {
      await leads.markSent(delivery.id, clock.now().getTime());
    }
    await leads.forgetBefore(Number.MAX_SAFE_INTEGER);
    expect(await leads.list(10)).toEqual([]);
  });

  const now = () => clock.now().getTime();
  const aLead = (receipt: string, changes: Partial<NewLead> = {}): NewLead => ({
    ...aNewLead(receipt, clock),
    ...changes,
  });

  test('returns a lead as it was given, with its two emails', async () => {
    const lead = aLead('LW-1');
    expect(await leads.add(lead, decideLead)).toEqual({ kind: 'stored', receipt: 'LW-1' });
    const { id, receipt, acceptedAtMs, suspicion, isSenderVerified } = lead;
    const marks = { id, receipt, acceptedAtMs, suspicion, isSenderVerified };
    const storedLead = { ...marks, lead: lead.lead, showing: null };
    const delivery = {
      leadId: id,
      state: 'waiting',
      attempts: 0,
      dueAtMs: now(),
      giveUpAtMs: now() + RETRY_PERIOD_MS,
      lastError: null,
    };
    const entry = {
      lead: storedLead,
      deliveries: [
        { ...delivery, id: expect.any(Number), kind: 'brokerage' },
        { ...delivery, id: expect.any(Number), kind: 'customer' },
      ],
    };
    expect(await leads.find('LW-1')).toEqual(entry);
    expect(await leads.list(10)).toEqual([entry]);
    expect(await leads.find('LW-NONE')).toBeUndefined();
    expect(await leads.due(now(), 10)).toEqual(
      entry.deliveries.map((each) => ({ delivery: each, lead: storedLead })),
    );
  });

  test('an idempotency key returns its receipt for the same body and refuses another body', async () => {
    await leads.add(aLead('LW-1', { idempotencyKey: 'key', bodyHash: 'words' }), decideLead);
    const again = aLead('LW-2', { idempotencyKey: 'key', bodyHash: 'words' });
    expect(await leads.add(again, decideLead)).toEqual({ kind: 'known', receipt: 'LW-1' });
    expect(await leads.add({ ...again, bodyHash: 'others' }, decideLead)).toEqual({
      kind: 'other-body',
    });
    expect(await leads.list(10)).toHaveLength(1);
  });

  test('without a key, the same body counts once within ten minutes', async () => {
    const words = { idempotencyKey: null, bodyHash: 'same words' };
    await leads.add(aLead('LW-1', words), decideLead);
    clock.advance(9 * MINUTE_MS);
    expect(await leads.add(aLead('LW-2', words), decideLead)).toEqual({
      kind: 'known',
      receipt: 'LW-1',
    });
    clock.advance(2 * MINUTE_MS);
    expect(await leads.add(aLead('LW-3', words), decideLead)).toEqual({
      kind: 'stored',
      receipt: 'LW-3',
    });
  });

  test('a lead sent twenty times concurrently is stored once', async () => {
    const tries = Array.from({ length: 20 }, (_try, at) =>
      leads.add(aLead(`LW-${at}`, { idempotencyKey: 'one', bodyHash: 'one' }), decideLead),
    );
    const storedLead = await Promise.all(tries);
    expect(storedLead.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
    expect(await leads.list(100)).toHaveLength(1);
    expect(await leads.due(now(), 100)).toHaveLength(2);
  });

  test('a lead that cannot be stored completely leaves nothing behind', async () => {
    await leads.add(aLead('LW-1'), decideLead);
    const sameReceipt = aLead('LW-1', { id: 'other', idempotencyKey: 'other' });
    await expect(leads.add(sameReceipt, decideLead)).rejects.toThrow();
    const noConsent = { ...aLead('LW-2').consent, wording: null as unknown as string };
    await expect(leads.add(aLead('LW-2', { consent: noConsent }), decideLead)).rejects.toThrow();
    expect((await leads.list(10)).map(({ lead }) => lead.receipt)).toEqual(['LW-1']);
    expect(await leads.add(aLead('LW-2'), decideLead)).toEqual({ kind: 'stored', receipt: 'LW-2' });
  });

  test('returns due emails longest-due first and skips those already sent', async () => {
    await leads.add(aLead('LW-1'), decideLead);
    clock.advance(MINUTE_MS);
    await leads.add(aLead('LW-2'), decideLead);
    expect(await leads.due(now() - 2 * MINUTE_MS, 10)).toEqual([]);
    const [first] = await leads.due(now(), 1);
    expect([first?.lead.receipt, first?.delivery.kind]).toEqual(['LW-1', 'brokerage']);
    await leads.markSent(first?.delivery.id ?? 0, now());
    const rest = await leads.due(now(), 10);
    expect(rest.map(({ lead, delivery }) => [lead.receipt, delivery.kind])).toEqual([
      ['LW-1', 'customer'],
      ['LW-2', 'brokerage'],
      ['LW-2', 'customer'],
    ]);
  });

  test('a failed email waits for its next attempt, and one given up is dead until it is retried', async () => {
    await leads.add(aLead('LW-1'), decideLead);
    const [first, second] = await leads.due(now(), 10);
    const dueAtMs = now() + 5 * MINUTE_MS;
    await leads.markFailed(first?.delivery.id ?? 0, 'no one there', { dueAtMs });
    await leads.markFailed(second?.delivery.id ?? 0, 'no one there', 'dead');
    expect(await leads.due(now(), 10)).toEqual([]);
    expect((await leads.find('LW-1'))?.deliveries).toMatchObject([
      { state: 'waiting', attempts: 1, dueAtMs, lastError: 'no one there' },
      { state: 'dead', attempts: 1, lastError: 'no one there' },
    ]);
    clock.advance(5 * MINUTE_MS);
    expect(await leads.due(now(), 10)).toHaveLength(1);
    expect(await leads.retry('LW-1', now())).toBe(2);
    expect(await leads.due(now(), 10)).toHaveLength(2);
    expect(await leads.retry('LW-NONE', now())).toBe(0);
  });

  test('a suspicious lead has no emails until it is released', async () => {
    await leads.add(aLead('LW-1', { suspicion: 'filled too fast' }), decideLead);
    expect(await leads.due(now(), 10)).toEqual([]);
    expect(await leads.release('LW-NONE', now())).toBe(false);
    expect(await leads.release('LW-1', now())).toBe(true);
    expect(await leads.release('LW-1', now())).toBe(true);
    expect((await leads.find('LW-1'))?.lead.suspicion).toBeNull();
    expect(await leads.due(now(), 10)).toHaveLength(2);
  });

  test('limits leads per network and per recipient for a day', async () => {
    const parties = { senderKey: '203.0.113.7', recipientKey: 'a@example.ca' };
    for (let at = 0; at < 10; at += 1) {
      const addedLead = await leads.add(aLead(`LW-${at}`, parties), decideLead);
      expect(addedLead).toEqual({ kind: 'stored', receipt: `LW-${at}` });
    }
    expect(await leads.due(now(), 100)).toHaveLength(13);
    const retryAfterMs = 24 * 60 * MINUTE_MS;
    expect(await leads.add(aLead('LW-10', parties), decideLead)).toEqual({
      kind: 'limited',
      retryAfterMs,
    });
    const elsewhere = { senderKey: '198.51.100.1', recipientKey: 'b@example.ca' };
    expect(await leads.add(aLead('LW-11', elsewhere), decideLead)).toMatchObject({
      kind: 'stored',
    });
    clock.advance(retryAfterMs);
    expect(await leads.add(aLead('LW-12', parties), decideLead)).toMatchObject({ kind: 'stored' });
    clock.advance(-retryAfterMs);
  });

  test('a lead with unknown fill time is emailed to the brokerage only', async () => {
    await leads.add(
      aLead('LW-1', { suspicion: 'unknown fill time', isSenderVerified: true }),
      decideLead,
    );
    const [entry] = await leads.list(10);
    expect(entry?.lead).toMatchObject({ suspicion: 'unknown fill time', isSenderVerified: true });
    expect(entry?.deliveries.map(({ kind }) => kind)).toEqual(['brokerage']);
    await leads.release('LW-1', now());
    expect((await leads.find('LW-1'))?.deliveries).toHaveLength(2);
  });

  test('lists the newest first, up to the requested number', async () => {
    for (const receipt of ['LW-1', 'LW-2', 'LW-3']) {
      clock.advance(1000);
      await leads.add(aLead(receipt), decideLead);
    }
    const receipts = (await leads.list(2)).map(({ lead }) => lead.receipt);
    expect(receipts).toEqual(['LW-3', 'LW-2']);
  });

  const DAY = 86_400_000;
  const aShowing = (changes: Partial<StoredShowing> = {}): StoredShowing => ({
    startsAtMs: now() + 3 * DAY,
    timeZone: 'America/Toronto',
    way: 'video',
    place: '12 Elm Street, Toronto',
    path: '/real-estate/detail/C1/2',
    realtor: 'devon-achebe',
    confirmedAtMs: null,
    cancelledAtMs: null,
    cancelledBy: null,
    ...changes,
  });
  const waitingKinds = async (receipt: string) =>
    (await leads.find(receipt))?.deliveries
      .filter(({ state }) => state === 'waiting')
      .map(({ kind }) => kind);

  test('returns a showing as it was given, with its reminder due a day before', async () => {
    const lead = aLead('LW-S1', { showing: aShowing() });
    await leads.add(lead, decideLead);
    const entry = await leads.find('LW-S1');
    expect(entry?.lead.showing).toEqual(lead.showing);
    expect(await waitingKinds('LW-S1')).toEqual(['brokerage', 'realtor', 'customer', 'reminder']);
    const reminder = entry?.deliveries.find(({ kind }) => kind === 'reminder');
    expect(reminder?.dueAtMs).toBe(now() + 2 * DAY);
    expect((await leads.due(now(), 10)).map(({ delivery }) => delivery.kind)).not.toContain(
      'reminder',
    );
    expect(await leads.unsentCounts()).toMatchObject({ waiting: 3 });
  });

  test('an email is claimed once', async () => {
    await leads.add(aLead('LW-S2', { showing: aShowing() }), decideLead);
    const [mail] = (await leads.find('LW-S2'))?.deliveries ?? [];
    expect(await leads.claim(mail?.id ?? 0, now())).toBe(true);
    expect(await leads.claim(mail?.id ?? 0, now())).toBe(false);
  });

  test('a token opens its showing for one party', async () => {
    const lead = aLead('LW-S3', { showing: aShowing() });
    await leads.add(lead, decideLead);
    await leads.keepToken(lead.id, { hash: 'hash-3', party: 'agent', nowMs: now() });
    const opened = await leads.findByToken('hash-3');
    expect([opened?.lead.receipt, opened?.party]).toEqual(['LW-S3', 'agent']);
    expect(await leads.findByToken('hash-4')).toBeUndefined();
  });

  test('confirming and cancelling each happen once and queue their emails together', async () => {
    const lead = aLead('LW-S5', { showing: aShowing() });
    await leads.add(lead, () => ({ kind: 'accepted', mails: ['brokerage'] }));
    expect(await leads.confirm(lead.id, now())).toBe(true);
    expect(await leads.confirm(lead.id, now())).toBe(false);
    expect(await waitingKinds('LW-S5')).toEqual(['brokerage', 'confirmed', 'reminder']);
    expect(await leads.cancel(lead.id, 'guest', now())).toBe(true);
    expect(await leads.cancel(lead.id, 'agent', now())).toBe(false);
    expect(await leads.confirm(lead.id, now())).toBe(false);
    expect(await waitingKinds('LW-S5')).toEqual([
      'brokerage',
      'brokerage-cancelled',
      'realtor-cancelled',
      'cancelled',
    ]);
    const showing = (await leads.find('LW-S5'))?.lead.showing;
    expect(showing).toMatchObject({ confirmedAtMs: now(), cancelledBy: 'guest' });
  });
});

describe('leads in a PostgreSQL shared by two servers', () => {
  test('each server gets different emails, and emails left unmarked become due again', async () => {
    const server = await aPostgresServer();
    const clock = aClock(STARTED_MS);
    const nowMs = clock.now().getTime();
    const [one, other] = await Promise.all(
      [1, 2].map(async () => postgresLeads(await server.open([LEADS_SCHEMA]))),
    );
    for (let at = 0; at < 10; at += 1) await one?.add(aNewLead(`LW-${at}`, clock), decideLead);
    const dueLeads = await Promise.all([one?.due(nowMs, 12), other?.due(nowMs, 12)]);
    const ids = dueLeads.flatMap((due = []) => due.map(({ delivery }) => delivery.id));
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
    expect(await one?.due(nowMs + 9 * MINUTE_MS, 100)).toEqual([]);
    expect(await other?.due(nowMs + 11 * MINUTE_MS, 100)).toHaveLength(20);
    await Promise.all([one?.close(), other?.close()]);
    await server.close();
  }, 60_000);
});
