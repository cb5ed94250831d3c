/** Formats English lists. */

/** `a`, `a and b`, `a, b, and c`; empty for none. */
export const englishList = (words: readonly string[]): string => {
  const last = words.at(-1) ?? '';
  if (words.length < 3) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${last}`;
};

const mostNamed = 3;

/** Names the first three: `a, b, c, and 4 more`. A single further item is named too. */
export const englishShortList = (words: readonly string[]): string =>
  englishList(
    words.length > mostNamed + 1 ? [...words.slice(0, mostNamed), `${words.length - mostNamed} more`] : words,
  );
