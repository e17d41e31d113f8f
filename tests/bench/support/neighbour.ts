import { Agent, request } from 'node:http';

/** The latencies of answers, milliseconds, and the count of each status. */
export type Answers = {
  readonly latenciesMs: readonly number[];
  readonly statuses: ReadonlyMap<number, number>;
};

type Client = {
  /** The address the client calls from: each loopback address counts as another client. */
  readonly from: string;
  readonly connections: number;
  /** Pause between an answer and the next request. */
  readonly pauseMs: number;
};

function get(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    })
      .once('error', reject)
      .end();
  });
}

/** Sends requests one after the other on each connection until the time is up. */
export async function sendFor(
  origin: string,
  paths: readonly string[],
  { from, connections, pauseMs }: Client,
  durationMs: number,
): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: from });
  const latenciesMs: number[] = [];
  const statuses = new Map<number, number>();
  const endMs = performance.now() + durationMs;
  let sentCount = 0;
  const connection = async () => {
    while (performance.now() < endMs) {
      const startedMs = performance.now();
      sentCount += 1;
      const status = await get(origin + (paths[sentCount % paths.length] ?? '/'), agent);
      latenciesMs.push(performance.now() - startedMs);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return { latenciesMs: latenciesMs.toSorted((a, b) => a - b), statuses };
}

/** The latency, in milliseconds, below which this share of all latencies lies. */
export function quantile({ latenciesMs }: Answers, share: number): number {
  return latenciesMs[Math.min(latenciesMs.length - 1, Math.floor(latenciesMs.length * share))] ?? 0;
}
