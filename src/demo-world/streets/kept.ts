/** Remembers the last values made; the one unused the longest makes room for a new one. */
export function kept<Value>(limit: number): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, make) => {
    const known = values.get(key);
    if (known !== undefined) {
      values.delete(key);
      values.set(key, known);
      return known;
    }
    const made = make();
    values.set(key, made);
    const oldest = values.keys().next();
    if (values.size > limit && oldest.done !== true) values.delete(oldest.value);
    return made;
  };
}
