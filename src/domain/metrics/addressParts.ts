/** Parses an address query and records its invalid parts. */

export type AddressParts = {
  one<Value extends string>(key: string, isValid: (value: string) => value is Value): Value | null;
  all(key: string, isValid: (value: string) => boolean): readonly string[];
  drop(key: string): void;
  readonly dropped: readonly string[];
};

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

/** Removes dropped parts, such as `compare=ages`, from the query. */
export const withoutParts = (search: string, dropped: readonly string[]): string => {
  if (dropped.length === 0) return search;
  const left = [...dropped];
  const shown = [...new URLSearchParams(search)].filter(([key, value]) => {
    const at = left.indexOf(`${key}=${value}`);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return shown.length === 0 ? '' : `?${new URLSearchParams(shown)}`;
};
