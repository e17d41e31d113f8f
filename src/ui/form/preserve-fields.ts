import { useEffect, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls on the page at this moment, and the focused one; none while the server renders it. */
export const fieldsOnPage = (page: Document | undefined = globalThis.document) => ({
  controls: [...(page?.querySelectorAll<Control>('input, textarea, select') ?? [])],
  focus: page?.activeElement,
});

export type PageFields = ReturnType<typeof fieldsOnPage>;

/**
 * Keeps text typed before an island's script ran. React discards the server's markup, with its fields,
 * where a translator has changed its texts.
 */
export function usePreservedFields(): void {
  const [former] = useState(() => fieldsOnPage());
  useEffect(() => {
    if (former.controls.every(({ isConnected }) => isConnected)) return;
    void import('./restore-fields.ts').then(({ restoreFields }) => restoreFields(former));
  }, [former]);
}
