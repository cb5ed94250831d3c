/** Lists as English writes them in a sentence. */

/** `a`, `a and b`, `a, b, and c`; empty for none. */
export const englishList = (words: readonly string[]): string => {
  const last = words.at(-1) ?? '';
  if (words.length < 3) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${last}`;
};

const mostNamed = 3;

/** The same of many, whose first three are named: `a, b, c, and 4 more`. One more is named too. */
export const englishShortList = (words: readonly string[]): string =>
  englishList(
    words.length > mostNamed + 1 ? [...words.slice(0, mostNamed), `${words.length - mostNamed} more`] : words,
  );
