import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import type { Condition } from '#src/server/adapters/sqlite/listings/where/condition.ts';
import type { StoreSearch } from '#src/server/listings/repository.ts';

/** A visitor's question, independent of any engine. Sales by month are those of a city. */
export type AnchorQuestion =
  | {
      readonly kind: 'search';
      readonly search: StoreSearch;
      /** Whether the index must not use its cached sets of homes for the last keywords. */
      readonly isKeywordNew?: boolean;
    }
  | {
      readonly kind: 'sales by month';
      readonly filter: ListingFilter;
      /** Whether the site must not use a cached answer. */
      readonly isNew: boolean;
    }
  | { readonly kind: 'address'; readonly text: string }
  | { readonly kind: 'MLS number'; readonly text: string };

export type QuestionClass = {
  readonly name: string;
  readonly questions: readonly AnchorQuestion[];
  /**
   * Other questions of the same kind, asked beforehand: they compile the code without caching an answer.
   */
  readonly warmUp: readonly AnchorQuestion[];
};

/** A row as the driver of a database gives it. */
export type AnswerRow = Readonly<Record<string, unknown>>;

/** A database that the index is compared with. */
export type Anchor = {
  readonly name: string;
  readonly answers: (question: AnchorQuestion) => boolean;
  readonly ask: (question: AnchorQuestion) => Promise<readonly AnswerRow[]>;
};

/** SQL with a question mark for each of its values. */
export type Statement = Condition;

/** Number of suggestions asked for while someone types. */
export const SUGGESTIONS = 5;
