/** "999.000": the longest number with one mark between groups. */
const ONE_MARK_LENGTH = 7;

/** Digits, or groups of three with one mark between all, and a decimal mark before the last ones. */
const numberPattern = (decimals: number) =>
  new RegExp(
    `^(\\d*|[1-9]\\d{0,2}([ ,.'])\\d{3}(?:\\2\\d{3})*)(?:([.,])(\\d{0,${decimals}}))?${decimals > 2 ? ' ?%?' : ''}$`,
  );

/**
 * The number in what a person typed, the English or the French way of Canada: "1,850.75", "1 850,75 $" and
 * "4,5%". A comma or a point before one or two last digits is a decimal mark; commas, points, blanks and
 * apostrophes between groups of three digits are none. Undefined where it is no number, or could be two, as
 * "650.000" can.
 *
 * @param decimals how many digits follow a decimal mark at most; from three on, as in a rate of 4.125, one
 *   mark in a number is always taken for it, and a percent sign may follow
 */
export function typedNumber(text: string, decimals = 2): number | undefined {
  const entry = text
    .replaceAll(/[’\s]/g, (mark) => (mark === '’' ? "'" : ' '))
    .replaceAll(/^[ $]+|[ $]+$/g, '');
  const [, groups = '', mark = '', point, fraction = ''] =
    numberPattern(decimals).exec(entry) ?? [];
  const decimalMark = point ?? (groups.length > ONE_MARK_LENGTH ? undefined : '.');
  const digits = groups.replaceAll(/\D/g, '');
  return mark === decimalMark || digits + fraction === ''
    ? undefined
    : Number(`${digits}.${fraction}`);
}
