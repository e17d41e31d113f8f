/** A link that a provider sent is followed only when it is plain https. */
export function safeUrl(url: string | null): string | undefined {
  return url?.startsWith('https://') ? url : undefined;
}
