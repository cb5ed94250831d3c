/** Takes what is valid out of an address, and remembers what is not. */

/** Collects what is not valid while the parts are taken. */
export type AddressParts = {
  /** The first valid value; the others are dropped. */
  one<Value extends string>(key: string, isValid: (value: string) => value is Value): Value | null;
  all(key: string, isValid: (value: string) => boolean): readonly string[];
  drop(key: string): void;
  readonly dropped: readonly string[];
};

/** Takes the parts of an address one by one. */
export const partsOf = (params: URLSearchParams): AddressParts => {
  const dropped: string[] = [];
  const drop = (key: string, value: string) => dropped.push(`${key}=${value}`);
  const all = (key: string, isValid: (value: string) => boolean): readonly string[] => {
    const taken = new Set<string>();
    for (const value of params.getAll(key)) {
      if (isValid(value) && !taken.has(value)) taken.add(value);
      else drop(key, value);
    }
    return [...taken];
  };
  return {
    dropped,
    all,
    one: (key, isValid) => {
      const [first = null, ...others] = all(key, isValid);
      for (const other of others) drop(key, other);
      return first !== null && isValid(first) ? first : null;
    },
    drop: (key) => {
      for (const value of params.getAll(key)) drop(key, value);
    },
  };
};

/** The query of an address without the parts that were dropped, such as `compare=ages`. */
export const withoutParts = (search: string, dropped: readonly string[]): string => {
  if (dropped.length === 0) return search;
  const left = [...dropped];
  const kept = [...new URLSearchParams(search)].filter(([key, value]) => {
    const at = left.indexOf(`${key}=${value}`);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`;
};
