/** Builds the e-mail subject of a report. */
import { epochDayAt } from '../calendar/epochDay.ts';
import { englishDate } from '../english/englishDay.ts';
import type { ReportFacts } from './reportFacts.ts';

const written = (day: string): string => englishDate(epochDayAt(Date.parse(day)));

type Days = { readonly from: string; readonly to: string } | null;

/** `{report}` and `{period}` are placeholders; an empty subject contains both. */
export const subjectOf = ({ subject, name }: Pick<ReportFacts, 'subject' | 'name'>, range: Days): string => {
  const period = range === null ? '' : `${written(range.from)} to ${written(range.to)}`;
  const wanted = subject === '' ? '{report}: {period}' : subject;
  return wanted.replaceAll('{report}', name).replaceAll('{period}', period);
};
