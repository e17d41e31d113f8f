/** The expected answer: the found numbers in any order, or some of these properties. */
export type Expected =
  | readonly string[]
  | {
      readonly status?: number;
      /** The parameter that is refused. */
      readonly param?: string;
      readonly count?: number;
      /** The numbers in this order. */
      readonly order?: readonly string[];
      /** Dotted paths that the answer must have. */
      readonly has?: readonly string[];
      /** The parameter that the answer reports as ignored. */
      readonly warns?: string;
    };

/** A request as another program sends it, below `/api/realty`, and the expected answer. */
export type ReplayRequest = readonly [
  method: 'GET' | 'POST',
  path: string,
  body: object | undefined,
  expected: Expected,
];
