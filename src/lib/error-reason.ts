/** What a thrown value says went wrong: the message of an error, or the value as text. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
