/** How the time that figures are held against is called within a sentence, behind “against”. */

/** Days by their dates, words with an article of their own, and yesterday take none. */
const standsAlone = /^(?:\d|(?:the|a|an|yesterday)\b)/;

/**
 * `the previous 28 days`, `a week before`, `1 Oct – 5 Oct 2026`, of words as they stand alone, in a caption or above a column:
 * `previous 28 days`, `A week before`. What is only called `before` is the time before.
 */
export const comparedInSentence = (words: string): string => {
  const within = `${words.slice(0, 1).toLowerCase()}${words.slice(1)}`;
  if (within === 'before') return 'the time before';
  return standsAlone.test(within) ? within : `the ${within}`;
};
