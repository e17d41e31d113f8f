/** What is expected: the numbers that are found in any order, or some of these. */
export type Expected =
  | readonly string[]
  | {
      readonly status?: number;
      /** The parameter that is refused. */
      readonly param?: string;
      readonly count?: number;
      /** The numbers in their order. */
      readonly order?: readonly string[];
      /** Dotted paths of the answer that are there. */
      readonly has?: readonly string[];
      /** The parameter that the answer says it passed over. */
      readonly warns?: string;
    };

/** A request as another program sends it, below `/api/realty`, and what is expected of the answer. */
export type ReplayRequest = readonly [
  method: 'GET' | 'POST',
  path: string,
  body: object | undefined,
  expected: Expected,
];
