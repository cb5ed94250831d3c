/** Lists as English writes them in a sentence. */

/** `a`, `a and b`, `a, b, and c`; empty for none. */
export const englishList = (words: readonly string[]): string => {
  const last = words.at(-1) ?? '';
  if (words.length < 3) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${last}`;
};
