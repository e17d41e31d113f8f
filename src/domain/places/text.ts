/** Most characters shown of the name of a city, area or neighbourhood. */
export const PLACE_TEXT_LIMIT = 100;

/** Most characters of a street on the card over the map. */
export const OVERLAY_STREET_LIMIT = 25;

/** A place's name, cut to a number of characters with an ellipsis for the rest. */
export function placeText(name: string, limit = PLACE_TEXT_LIMIT): string {
  const letters = [...name];
  if (letters.length <= limit) return name;
  return `${letters.slice(0, limit).join('').trimEnd()}…`;
}
