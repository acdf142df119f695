/** Wraps a function so that it computes its value once for each object. The objects must never change. */
export function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const computed = new WeakMap<Key, Value>();
  return (key) => {
    const cached = computed.get(key);
    if (cached !== undefined) return cached;
    const value = compute(key);
    computed.set(key, value);
    return value;
  };
}
