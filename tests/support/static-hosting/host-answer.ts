/** Who answers a path at a static host: the host with a file, or the server behind it. */
export type HostAnswer =
  | { readonly from: 'server'; readonly origin: string }
  | {
      readonly from: 'file';
      /** Below the published folder. */
      readonly file: string;
      readonly headers: Readonly<Record<string, string>>;
    };

/** What the rules of a host say of a path. */
export type ReadRules = (path: string) => HostAnswer;
