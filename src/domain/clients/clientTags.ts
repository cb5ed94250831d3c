/** Cleans and validates the tags of a client. */
import { tidyText } from '../text/visibleText.ts';

const mostTags = 12;
const longestTag = 30;

/** Trims tags and drops later duplicates, in the order of writing. */
export const tidyTags = (tags: readonly string[]): readonly string[] => {
  const bySpelling = new Map<string, string>();
  for (const tag of tags.map((one) => tidyText(one).replaceAll(/\s+/g, ' '))) {
    const spelling = tag.toLocaleLowerCase('en');
    if (tag !== '' && !bySpelling.has(spelling)) bySpelling.set(spelling, tag);
  }
  return [...bySpelling.values()];
};

export const tagsProblem = (tags: readonly string[]): string | null => {
  const tidy = tidyTags(tags);
  if (tidy.length > mostTags) return `At most ${mostTags} tags`;
  const long = tidy.find((tag) => tag.length > longestTag);
  return long === undefined ? null : `A tag must be at most ${longestTag} characters long`;
};
