import type { Query } from '../database.ts';

// A statement sees the rows as they were when it began, so only the statement after a lock reads locked
// rows. A transaction that needs both locks takes that of the customer first.

/** Until the end of the transaction nobody else counts or adds rows of the customer. */
export async function lockCustomer(query: Query, userId: string): Promise<void> {
  await query('SELECT 1 FROM customer WHERE id = $1 FOR UPDATE', [userId]);
}

/** Until the end of the transaction nobody else changes the application; false when it does not exist. */
export async function lockApplication(query: Query, id: string): Promise<boolean> {
  const { count } = await query('SELECT 1 FROM application WHERE id = $1 FOR UPDATE', [id]);
  return count === 1;
}
