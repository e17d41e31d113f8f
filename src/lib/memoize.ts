/**
 * A function that makes each value once, for few keys. Outside sources may give many: once the values of
 * `room` keys are stored, all are dropped.
 */
export function memoize<Key, Value>(
  make: (key: Key) => Value,
  room = Infinity,
): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const value = values.get(key);
    if (value !== undefined) return value;
    const result = make(key);
    if (values.size >= room) values.clear();
    values.set(key, result);
    return result;
  };
}
