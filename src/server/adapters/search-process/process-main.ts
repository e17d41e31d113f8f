import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '#src/lib/error-reason.ts';
import { sqliteListings } from '../sqlite/listings/listings.ts';
import { type SearchProcessReply, columnsOf, type Question } from './messages.ts';
import { matchingIdsReader } from './slow-searches.ts';

// The program of the search process: answers one question after the other until its parent is gone.

const [file = ''] = process.argv.slice(2);
const db = new DatabaseSync(file, { readOnly: true, timeout: 1000 });
const listings = sqliteListings(db);
const matchingIds = matchingIdsReader(db);

async function answerTo(question: Question): Promise<SearchProcessReply> {
  switch (question.kind) {
    case 'search':
      return { kind: 'search', result: await listings.search(question.search) };
    case 'facts': {
      const { request } = question;
      return { kind: 'facts', columns: columnsOf(await listings.facts(request), request.names) };
    }
    case 'ids':
      return { kind: 'ids', ids: matchingIds(question.query, question.span) };
  }
}

const failureReply = (error: unknown): SearchProcessReply => ({
  kind: 'failed',
  reason: reasonOf(error),
});

process.on('message', async (question: Question) => {
  process.send?.(await answerTo(question).catch(failureReply));
});
process.on('disconnect', () => process.exit());
