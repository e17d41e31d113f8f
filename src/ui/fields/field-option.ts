/** One choice of a select or a toggle group. */
export type FieldOption<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
};
