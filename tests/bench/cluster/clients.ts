import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { detailPath, listPath } from '#src/domain/routes.ts';
import { aListingLeadBody } from '#tests/support/leads/leads.ts';
import { askTwice, type Sent } from './requests.ts';
import type { RequestTally } from './tally.ts';

const READERS = 6;
const READ_PAUSE_MS = 50;
const LEAD_EVERY_MS = 250;

/** A home of the feed, as pages and calls name it. */
export type OpenedHome = Parameters<typeof detailPath>[0];

type Load = {
  readonly origin: string;
  readonly tally: RequestTally;
  readonly homes: readonly OpenedHome[];
};

const SQUARE_DEGREES = 0.2;

function clusterPath(turn: number): string {
  const [west, south] = [-79.6 + (turn % 23) * 0.01, 43.55 + (turn % 17) * 0.01];
  const [east, north] = [west + SQUARE_DEGREES, south + SQUARE_DEGREES];
  const ring = [...[west, south, east, south, east, north, west, north, west, south]];
  const points = Array.from({ length: 5 }, (_, at) => ring.slice(at * 2, at * 2 + 2));
  const query = new URLSearchParams({
    ...{ status: 'A', cluster: 'true', clusterPrecision: '11', clusterLimit: '100' },
    ...{ listings: 'false', map: JSON.stringify([points]) },
  });
  return `/api/realty/listings?${query}`;
}

/** The requests of visitors: maps, lists and homes, as calls and as pages. */
function readAt(turn: number, homes: readonly OpenedHome[]): Omit<Sent, 'from'> {
  const home = homes[(turn * 7) % homes.length] as OpenedHome;
  const { mlsNumber, boardId } = home;
  const reads: readonly Omit<Sent, 'from'>[] = [
    { path: clusterPath(turn) },
    { path: `/api/realty/listings?status=A&resultsPerPage=24&pageNum=${(turn % 20) + 1}` },
    { path: `/api/realty/listings/${mlsNumber}?boardId=${boardId}` },
    { path: '/api/realty/listings', body: { status: 'A', minPrice: 1000 * (turn % 50) } },
    { path: listPath({ state: home.address.state, city: home.address.city }) },
    { path: detailPath(home) },
  ];
  return reads[turn % reads.length] as Omit<Sent, 'from'>;
}

/** An address of its own for each visitor who sends a lead: many leads from one office would be limited. */
const senderAddress = (lead: number) => `127.30.${lead >> 8}.${lead & 255}`;

const leadEmail = (lead: number) => `visitor-${lead}@example.ca`;

/** The email addresses of the senders of accepted leads. */
export type TakenLeads = ReadonlySet<string>;

/** Visitors who read without pause, and others who send a lead each, until `end` is called. */
export function startClients({ origin, tally, homes }: Load): { end(): Promise<TakenLeads> } {
  let isOver = false;
  const taken = new Set<string>();
  const leads: Promise<void>[] = [];

  async function read(reader: number): Promise<void> {
    for (let turn = reader; !isOver; turn += 1) {
      const sent = { ...readAt(turn, homes), from: `127.20.0.${reader + 1}` };
      await tally.count('reads', () => askTwice(origin, sent));
      await delay(READ_PAUSE_MS);
    }
  }

  async function sendLead(lead: number): Promise<void> {
    const email = leadEmail(lead);
    const { mlsNumber: code, boardId } = homes[lead % homes.length] as OpenedHome;
    const { user } = aListingLeadBody();
    const outcome = await tally.count('leads', () =>
      askTwice(origin, {
        path: '/api/realty/contact',
        from: senderAddress(lead),
        headers: { 'idempotency-key': randomUUID(), connection: 'close' },
        body: aListingLeadBody({ user: { ...user, email }, code, boardId }),
      }),
    );
    if (outcome.answer) taken.add(email);
  }

  async function sendLeads(): Promise<void> {
    for (let lead = 0; !isOver; lead += 1) {
      leads.push(sendLead(lead));
      await delay(LEAD_EVERY_MS);
    }
  }

  const running = [...Array(READERS).keys()].map(read);
  const sending = sendLeads();
  return {
    async end() {
      isOver = true;
      await Promise.all([...running, sending]);
      await Promise.all(leads);
      return taken;
    },
  };
}
