/** The text of a response; undefined when it is longer than `limitBytes`, and reading stops there. */
export async function boundedText(
  response: Response,
  limitBytes: number,
): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let [text, byteCount] = ['', 0];
  for await (const part of response.body ?? []) {
    byteCount += part.byteLength;
    // Leaving the loop cancels the rest of the response.
    if (byteCount > limitBytes) return undefined;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
