/** Collects everything reachable from a value as one text, including parts that JSON omits, such as headers and errors. */

const partsOf = (value: object): readonly unknown[] => {
  if (value instanceof Headers || value instanceof Map) return [...value].flat();
  if (value instanceof Set) return [...value];
  const own = Object.values(value);
  return value instanceof Error ? [value.name, value.message, value.stack, value.cause, ...own] : own;
};

/** Strings and numbers in order of discovery, one per line. Visits each object once. */
export const wholeText = (whole: unknown): string => {
  const seen = new Set<unknown>();
  const texts: string[] = [];
  const waiting: unknown[] = [whole];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'object' && value !== null) {
      if (!seen.has(value)) waiting.push(...partsOf(value));
      seen.add(value);
    } else if (typeof value !== 'function') {
      texts.push(String(value));
    }
  }
  return texts.join('\n');
};
