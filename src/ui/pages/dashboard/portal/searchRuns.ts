/** Searches an archive's reports by words of title and days: `october`, `2025-10`, `monthly oct`. */

import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import { foldForSearch, searchWords } from '#domain/text/searchText.ts';
import { day } from '../../../content/dates.ts';

type Searched = Pick<ReportRunItem, 'title' | 'range'>;

const textOf = ({ title, range }: Searched): string =>
  [title, ...(range === null ? [] : [range.from, range.to, day(range.from), day(range.to)])].join(' ');

/** Each search word must be a prefix of a word of the report. An empty search matches all. */
export const searchRuns = <Run extends Searched>(runs: readonly Run[], search: string): readonly Run[] => {
  const wanted = searchWords(search);
  return runs.filter((run) => {
    const text = ` ${foldForSearch(textOf(run))}`;
    return wanted.every((word) => text.includes(` ${word}`));
  });
};
