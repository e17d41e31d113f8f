/**
 * A function that makes each value once, of keys that are few. Of keys from outside there may be many:
 * when the values of `room` keys are kept, all are forgotten.
 */
export function memoize<Key, Value>(
  make: (key: Key) => Value,
  room = Infinity,
): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key);
    if (value !== undefined) return value;
    const made = make(key);
    if (known.size >= room) known.clear();
    known.set(key, made);
    return made;
  };
}
