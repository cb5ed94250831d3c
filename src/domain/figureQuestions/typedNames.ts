/** Tells by capitals which words of a question are typed as names. */

/** False for “SHOW US REVENUE” and “Show Us Revenue”, whose capitals do not mark names. */
export const tellsNames = (text: string): boolean => {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length < 3 || capital * 2 <= words.length;
};

/** “US” is not a client called “Us”. */
const isWrittenLike = (typed: string, name: string): boolean =>
  typed.length < 2 || typed !== typed.toUpperCase() || name === name.toUpperCase();

/** A capital that is not due to the start of the sentence. */
export const isTypedAsName = (text: string, word: string, name: string = word.toUpperCase()): boolean =>
  tellsNames(text) &&
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].some(
    ([typed], index) =>
      index > 0 && /^\p{Lu}/u.test(typed) && typed.toLowerCase() === word && isWrittenLike(typed, name),
  );
