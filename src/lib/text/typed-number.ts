/** "999.000": the longest number with one mark between groups. */
const ONE_MARK_LENGTH = 7;

/** Digits, or groups of three separated by one kind of mark, and a decimal mark before the last ones. */
const numberPattern = (decimals: number) =>
  new RegExp(
    `^(\\d*|[1-9]\\d{0,2}([ ,.'])\\d{3}(?:\\2\\d{3})*)(?:([.,])(\\d{0,${decimals}}))?${decimals > 2 ? ' ?%?' : ''}$`,
  );

/**
 * The number in typed text, the English or the French way of Canada: "1,850.75", "1 850,75 $" and "4,5%". A
 * comma or a point before one or two last digits is a decimal mark; commas, points, blanks and apostrophes
 * between groups of three digits are not. Undefined where it is no number, or could be two, as "650.000"
 * can.
 *
 * @param decimals the most digits after a decimal mark; from three on, as in a rate of 4.125, a single mark
 * in a number is always decimal, and a percent sign may follow
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
