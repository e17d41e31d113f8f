import type { DatabaseSync } from 'node:sqlite';
import { BROKERAGES } from './brokerages.ts';

/**
 * Says of demo listings that were made before anyone asked that they may be shown on the internet, as
 * they were meant to be. Of any other listing that stays unknown.
 */
export function permitDemoListings(db: DatabaseSync): void {
  db.prepare(
    `UPDATE listing
     SET document = json_set(document, '$.permissions.displayInternetEntireListing', 'Y')
     WHERE json_type(document, '$.permissions.displayInternetEntireListing') IS NULL
       AND json_extract(document, '$.office.brokerageName') IN (${BROKERAGES.map(() => '?').join(', ')})`,
  ).run(...BROKERAGES);
}
