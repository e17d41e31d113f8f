/** Something an editor has to change before the site can be built. */
export type ContentProblem = {
  /** From the root of the project, such as content/reviews/sam-lee.md. */
  readonly file: string;
  readonly line?: number | undefined;
  /** Such as `contact.phoneLink`; empty for the file as a whole. */
  readonly field: string;
  /** What is wrong, with an example of what is right. */
  readonly message: string;
};

/** The problem as one line of text. */
export function problemText({ file, line, field, message }: ContentProblem): string {
  const place = [file, line === undefined ? '' : `line ${line}`, field].filter(Boolean).join(', ');
  return `${place}: ${message}`;
}
