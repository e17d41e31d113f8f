/** The deployed version of the site; null when it cannot be read. */
export async function deployedVersion(): Promise<string | null> {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (!manifest) return null;
  try {
    const response = await fetch(manifest.href, { cache: 'no-cache' });
    const body: unknown = response.ok ? await response.json() : null;
    return versionIn(body);
  } catch (error) {
    console.info('The version of the site could not be read.', error);
    return null;
  }
}

/** By hand, because a library for it would be most of the script of a marketing page. */
function versionIn(manifest: unknown): string | null {
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) return null;
  return typeof manifest.version === 'string' ? manifest.version : null;
}
