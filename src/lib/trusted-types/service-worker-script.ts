/** Lets the script of the site's service worker be registered, once, and no other. */
export function serviceWorkerScript({ href }: URL): string {
  const policy = globalThis.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (address) => (address === href ? href : null),
  });
  return policy?.createScriptURL(href) ?? href;
}
