import type { Query } from '../database.ts';

// A statement sees what was there when it began, so that what is locked is read by the next one.
// Who needs both locks takes that of the customer first.

/** Until the end of the transaction nobody else counts and adds what belongs to the customer. */
export async function lockCustomer(query: Query, userId: string): Promise<void> {
  await query('SELECT 1 FROM customer WHERE id = $1 FOR UPDATE', [userId]);
}

/** Until the end of the transaction nobody else changes the application; false when there is none. */
export async function lockApplication(query: Query, id: string): Promise<boolean> {
  const { count } = await query('SELECT 1 FROM application WHERE id = $1 FOR UPDATE', [id]);
  return count === 1;
}
