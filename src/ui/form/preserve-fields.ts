import { useEffect, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls that are on the page now, and the one in use; none while the server renders it. */
export const fieldsOnPage = (page: Document | undefined = globalThis.document) => ({
  controls: [...(page?.querySelectorAll<Control>('input, textarea, select') ?? [])],
  focus: page?.activeElement,
});

export type PageFields = ReturnType<typeof fieldsOnPage>;

/**
 * Keeps what was typed before an island had its script. React throws the markup of the server away where a
 * translator has changed its texts, and its fields with it.
 */
export function usePreservedFields(): void {
  const [former] = useState(() => fieldsOnPage());
  useEffect(() => {
    if (former.controls.every(({ isConnected }) => isConnected)) return;
    void import('./restore-fields.ts').then(({ restoreFields }) => restoreFields(former));
  }, [former]);
}
