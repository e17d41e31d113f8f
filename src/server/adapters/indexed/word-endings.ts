import type { DatabaseSync } from 'node:sqlite';
import { fold } from '#src/lib/text/fold.ts';
import type { WordEndings } from '../sqlite/listings/text/text-query.ts';

/** Shorter words begin too many others. */
const WHOLE = /^[a-z0-9]{4,}$/;
const MAX_ENDINGS = 10;

const LOWEST_LETTER = '0';
const ABOVE_LETTERS = '\u{10ffff}';

/** Names the words of the full text that begin with a word. */
export function wordEndings(db: DatabaseSync): WordEndings {
  const select = db.prepare('SELECT term FROM listing_word WHERE term >= ? AND term < ? LIMIT ?');
  return (ending) => {
    const word = fold(ending);
    if (!WHOLE.test(word)) return undefined;
    const [from, to] = [word + LOWEST_LETTER, word + ABOVE_LETTERS];
    const endings = select.all(from, to, MAX_ENDINGS + 1).map(({ term }) => String(term));
    return endings.length > MAX_ENDINGS ? undefined : endings;
  };
}
