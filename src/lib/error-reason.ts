/** The reason in a thrown value: the message of an error, or the value as text. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
