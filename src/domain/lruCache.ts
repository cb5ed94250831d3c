/** Caches the results of a pure computation by key, and forgets the least recently used ones. */

/** Returns the cached value of a key, or computes and caches it. Holds at most `most` values. */
export const lruCache = <Value>(most: number): ((key: string, compute: () => Value) => Value) => {
  const cache = new Map<string, { readonly value: Value }>();
  return (key, compute) => {
    const entry = cache.get(key) ?? { value: compute() };
    // Entries are in the order of their last use, because a map keeps the order of insertion.
    cache.delete(key);
    cache.set(key, entry);
    const [oldest] = cache.keys();
    if (cache.size > most && oldest !== undefined) cache.delete(oldest);
    return entry.value;
  };
};
