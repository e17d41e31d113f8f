import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sqliteLeads } from '#src/server/adapters/sqlite/leads/leads.ts';
import { aLeadBody, aLeadsDatabase } from '#tests/support/leads/leads.ts';

const KILLS = Number(process.env['LEAD_KILLS'] ?? 12);
const SENDERS = 8;
const LONGEST_LIFE_MS = 60;
/** A kill takes a third of a second; a busy machine may need longer. */
const TIME_LIMIT_MS = KILLS * 3000;

const folder = mkdtempSync(join(tmpdir(), 'larchway-leads-'));
const file = join(folder, 'leads.sqlite');

type Server = { readonly child: ChildProcess; readonly origin: string };

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

async function start(): Promise<Server> {
  const child = spawn(process.execPath, ['tests/support/leads/lead-server.ts', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: join(folder, 'compiled') },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const [port] = await once(child.stdout, 'data');
  return { child, origin: `http://127.0.0.1:${String(port).trim()}` };
}

/** The receipt; undefined when the server was killed before it answered. */
async function send(origin: string, key: string): Promise<string | undefined> {
  try {
    const reply = await fetch(`${origin}/api/realty/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(aLeadBody({ message: key })),
    });
    expect(reply.status).toBe(200);
    return ((await reply.json()) as { receipt: string }).receipt;
  } catch (error) {
    // This test is about broken connections.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

type Ledger = { readonly receipts: Map<string, string>; readonly unansweredMessages: Set<string> };

/** Sends leads one after another until the server is gone. */
async function sendUntilGone(
  origin: string,
  { receipts, unansweredMessages }: Ledger,
): Promise<void> {
  for (;;) {
    const key = randomUUID();
    const receipt = await send(origin, key);
    if (receipt === undefined) {
      unansweredMessages.add(key);
      return;
    }
    receipts.set(key, receipt);
  }
}

/** Resends the leads that the killed server did not answer, under the same keys. */
async function sendAgain(origin: string, { receipts, unansweredMessages }: Ledger): Promise<void> {
  for (const key of unansweredMessages) {
    const receipt = await send(origin, key);
    if (receipt === undefined) throw new Error('The server went away by itself.');
    receipts.set(key, receipt);
    unansweredMessages.delete(key);
  }
}

test(
  'no acknowledged lead is lost or duplicated when the server is killed repeatedly',
  async () => {
    const ledger: Ledger = { receipts: new Map(), unansweredMessages: new Set() };
    const beganMs = performance.now();
    let inTheMiddle = 0;
    let slowestStartMs = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const startedMs = performance.now();
      const { child, origin } = await start();
      slowestStartMs = Math.max(slowestStartMs, performance.now() - startedMs);
      await sendAgain(origin, ledger);
      const senders = Array.from({ length: SENDERS }, () => sendUntilGone(origin, ledger));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_LIFE_MS));
      child.kill('SIGKILL');
      await Promise.all(senders);
      inTheMiddle += ledger.unansweredMessages.size;
    }
    const { child, origin } = await start();
    await sendAgain(origin, ledger);
    child.kill('SIGKILL');
    await once(child, 'exit');

    const db = aLeadsDatabase(file);
    const entries = await sqliteLeads(db).list(1_000_000);
    const receiptsByMessage = new Map(entries.map(({ lead }) => [lead.lead.message, lead.receipt]));
    expect(receiptsByMessage).toEqual(ledger.receipts);
    expect(entries).toHaveLength(ledger.receipts.size);
    expect(entries.every(({ deliveries }) => deliveries.length === 2)).toBe(true);
    expect(db.prepare('SELECT count(*) AS n FROM consent').get()?.['n']).toBe(entries.length);
    db.close();
    const seconds = Math.round((performance.now() - beganMs) / 1000);
    process.stdout.write(
      `${KILLS} kills in ${seconds} s: ${entries.length} leads, ${inTheMiddle} cut off in the middle, ` +
        `slowest start ${Math.round(slowestStartMs)} ms\n`,
    );
  },
  TIME_LIMIT_MS,
);
