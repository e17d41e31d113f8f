/**
 * Lets the map's library measure its labels, for which it writes this one letter as markup. All else that
 * comes as plain text is refused.
 */
export function allowMeasuringLetter(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === 'M' ? markup : null),
  });
}
