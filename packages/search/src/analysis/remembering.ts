/** A function that remembers its answers; when it has `limit` of them, its memory begins anew. */
export function remembering<Key, Value>(
  limit: number,
  find: (key: Key) => Value,
): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      if (known.size >= limit) known.clear();
      known.set(key, (value = find(key)));
    }
    return value;
  };
}
