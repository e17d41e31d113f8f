import type { FormMarks } from '#src/contract/lead/fields.ts';
import type { Suspicion } from './repository.ts';

/** Nobody reads and fills a form in less; a browser that fills it by itself takes about this long. */
const SHORTEST_FILL_MS = 1500;

/** Whether a robot may have sent the form. */
export function suspicionOf({ website, elapsedMs }: FormMarks): Suspicion | null {
  if (website.trim() !== '') return 'hidden field filled';
  if (elapsedMs === undefined) return 'unknown fill time';
  return elapsedMs < SHORTEST_FILL_MS ? 'filled too fast' : null;
}
