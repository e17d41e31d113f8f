/** Something an editor has to change before the site can be built. */
export type ContentProblem = {
  /** From the root of the project, for example content/reviews/sam-lee.md. */
  readonly file: string;
  readonly line?: number | undefined;
  /** For example `contact.phoneLink`; empty for the file as a whole. */
  readonly field: string;
  /** The error, with a correct example. */
  readonly message: string;
};

/** The problem as one line of text. */
export function problemText({ file, line, field, message }: ContentProblem): string {
  const place = [file, line === undefined ? '' : `line ${line}`, field].filter(Boolean).join(', ');
  return `${place}: ${message}`;
}
