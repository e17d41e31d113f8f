import { Client } from 'pg';
import type { TakenLeads } from './clients.ts';

/** The number of accepted leads that PostgreSQL lacks, and of those it has more than once. */
export async function countLeads(
  url: string,
  taken: TakenLeads,
): Promise<{ readonly lost: number; readonly twice: number }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ email: string; count: string }>(
    "SELECT document::json -> 'user' ->> 'email' AS email, count(*) FROM lead GROUP BY 1",
  );
  await client.end();
  const stored = new Map(rows.map(({ email, count }) => [email, Number(count)]));
  return {
    lost: [...taken].filter((email) => !stored.has(email)).length,
    twice: [...stored.values()].filter((count) => count > 1).length,
  };
}
