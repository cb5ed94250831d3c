/** Finds reports of an archive by the words of their title and of their days: `october`, `2025-10`, `monthly oct`. */

import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import { foldForSearch, searchWords } from '#domain/text/searchText.ts';
import { day } from '../../../content/dates.ts';

type Searched = Pick<ReportRunItem, 'title' | 'range'>;

const textOf = ({ title, range }: Searched): string =>
  [title, ...(range === null ? [] : [range.from, range.to, day(range.from), day(range.to)])].join(' ');

/** Each word has to begin a word of it. An empty search finds all. */
export const searchRuns = <Run extends Searched>(runs: readonly Run[], search: string): readonly Run[] => {
  const wanted = searchWords(search);
  return runs.filter((run) => {
    const text = ` ${foldForSearch(textOf(run))}`;
    return wanted.every((word) => text.includes(` ${word}`));
  });
};
