/** Fields one below the other, those of one date side by side. */
export type FieldRow = readonly [string, ...string[]];

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('.'));

/** Whether a field is the day, month or year of a date. */
export function isDatePart(path: string): boolean {
  return /\.(?:dateOfBirth|moveIn)\.\w+$/.test(`.${path}`);
}

/** Fields in their order, the parts of a date as one row. */
export function rowsOf(fields: readonly string[]): FieldRow[] {
  const rows: FieldRow[] = [];
  for (const path of fields) {
    const last = rows.at(-1);
    const isSameDate = last && isDatePart(path) && parentOf(last[0]) === parentOf(path);
    if (isSameDate) rows[rows.length - 1] = [...last, path];
    else rows.push([path]);
  }
  return rows;
}
