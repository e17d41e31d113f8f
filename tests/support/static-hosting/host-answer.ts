/** The source of the answer for a path at a static host: a file of the host, or the server behind it. */
export type HostAnswer =
  | { readonly from: 'server'; readonly origin: string }
  | {
      readonly from: 'file';
      /** Below the published folder. */
      readonly file: string;
      readonly headers: Readonly<Record<string, string>>;
    };

/** Applies the rules of a host to a path. */
export type ReadRules = (path: string) => HostAnswer;
