/** The subject under which a report goes out. */
import { epochDayAt } from '../calendar/epochDay.ts';
import { englishDate } from '../english/englishDay.ts';
import type { ReportFacts } from './reportFacts.ts';

/** As people write days: the recipients read it. */
const written = (day: string): string => englishDate(epochDayAt(Date.parse(day)));

type Days = { readonly from: string; readonly to: string } | null;

/** `{report}` and `{period}` stand for themselves; without a subject both are told. */
export const subjectOf = ({ subject, name }: Pick<ReportFacts, 'subject' | 'name'>, range: Days): string => {
  const period = range === null ? '' : `${written(range.from)} to ${written(range.to)}`;
  const wanted = subject === '' ? '{report}: {period}' : subject;
  return wanted.replaceAll('{report}', name).replaceAll('{period}', period);
};
