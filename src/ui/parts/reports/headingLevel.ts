/** Computes heading levels of a report, standalone or below a page's heading. */
export type HeadingLevel = 1 | 2 | 3 | 4;

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export const headingOf = (level: HeadingLevel) => tags[level];

export const below = (level: HeadingLevel): HeadingLevel => {
  if (level === 1) return 2;
  return level === 2 ? 3 : 4;
};
