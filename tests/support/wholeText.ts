/** Everything that can be reached from a value, as one text: also what JSON leaves out, such as headers, and what errors carry. */

const partsOf = (value: object): readonly unknown[] => {
  if (value instanceof Headers || value instanceof Map) return [...value].flat();
  if (value instanceof Set) return [...value];
  const own = Object.values(value);
  return value instanceof Error ? [value.name, value.message, value.stack, value.cause, ...own] : own;
};

/** Texts and numbers in the order in which they are found, each object once, one per line. */
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
