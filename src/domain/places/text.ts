/** Characters of the name of a city, area or neighbourhood that are shown. */
export const PLACE_TEXT_LIMIT = 100;

/** Characters of a street that the card over the map shows. */
export const OVERLAY_STREET_LIMIT = 25;

/** A place's name, cut after so many characters with an ellipsis for the rest. */
export function placeText(name: string, limit = PLACE_TEXT_LIMIT): string {
  const letters = [...name];
  if (letters.length <= limit) return name;
  return `${letters.slice(0, limit).join('').trimEnd()}…`;
}
