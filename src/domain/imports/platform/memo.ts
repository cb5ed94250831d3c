/** Memoizes a function of a cell, as most columns repeat few values. */

export const memo = <Key, Value>(work: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined || known.has(key)) return found as Value;
    const value = work(key);
    known.set(key, value);
    return value;
  };
};
