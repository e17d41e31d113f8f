/** A part of an address without its escapes; as it is where an escape is broken. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape names nothing, and whoever reads the text finds nothing of that name.
    return text;
  }
}
