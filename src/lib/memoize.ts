/**
 * A function that makes each value once, of keys that are few. Of keys from outside there may be many:
 * when the values of `room` keys are kept, all are forgotten.
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
