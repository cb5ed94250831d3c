/** The subject under which a report goes out. */
import type { ReportFacts } from './reportFacts.ts';

type Days = { readonly from: string; readonly to: string } | null;

/** `{report}` and `{period}` stand for themselves; without a subject both are told. */
export const subjectOf = ({ subject, name }: Pick<ReportFacts, 'subject' | 'name'>, range: Days): string => {
  const period = range === null ? '' : `${range.from} to ${range.to}`;
  const wanted = subject === '' ? '{report}: {period}' : subject;
  return wanted.replaceAll('{report}', name).replaceAll('{period}', period);
};
