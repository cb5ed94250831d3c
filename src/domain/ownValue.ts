/** Looks a text up in a table without the names that every object inherits, such as `constructor`. */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
