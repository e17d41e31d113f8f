import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '#src/lib/error-reason.ts';
import { findDamage } from './sqlite-file.ts';

// Run by `check-process.ts` with the name of a database.

// The server has ended, and nobody waits for the result.
process.stdout.on('error', () => process.exit(1));

function damageOf(file: string): string | undefined {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    const damage = findDamage(db);
    db.close();
    return damage;
  } catch (error) {
    return reasonOf(error);
  }
}

process.stdout.write(damageOf(process.argv[2] ?? '') ?? '');
