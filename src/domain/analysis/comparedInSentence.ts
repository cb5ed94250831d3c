/** Words the comparison period for use within a sentence, after “against”. */

/** Dates, “yesterday” and words with an article take no further article. */
const standsAlone = /^(?:\d|(?:the|a|an|yesterday)\b)/;

/** Turns caption words such as `previous 28 days` into `the previous 28 days`. A bare `before` becomes the time before. */
export const comparedInSentence = (words: string): string => {
  const within = `${words.slice(0, 1).toLowerCase()}${words.slice(1)}`;
  if (within === 'before') return 'the time before';
  return standsAlone.test(within) ? within : `the ${within}`;
};
