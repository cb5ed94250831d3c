/** Answers how a client did in a named period with the dashboard's summary for these days. */
import { calendarDayOf, type EpochDay } from '../calendar/epochDay.ts';
import { onDays } from '../figureQuestions/figureWording.ts';
import { periodAt } from '../figureQuestions/periodAt.ts';
import type { Days } from '../metrics/rangePreset.ts';
import { type Answer, answered, type KnownClient, refused, type WorkspaceFacts } from './answer.ts';
import { mark, type Question } from './readQuestion.ts';

type Named = { readonly days: Days } | { readonly why: string };

/** The first named period as metrics define it: a running unit ends yesterday. Null if there is none. */
export const figureDaysIn = (question: Question, today: EpochDay): Named | null => {
  const { words } = question;
  for (let at = 0; at < words.length; at += 1) {
    const read = periodAt({ words, at, today });
    if (read === null || (read.meaning.kind !== 'period' && read.meaning.kind !== 'noPeriod')) continue;
    mark(question, { at, length: read.length }, words.slice(at, at + read.length).join(' '));
    if (read.meaning.kind === 'noPeriod') return { why: read.meaning.why };
    return { days: read.meaning.period.days };
  }
  return null;
};

export const summaryOfDays = (
  { id, name }: KnownClient,
  named: Named,
  { summaryOn, todayOf }: Pick<WorkspaceFacts, 'summaryOn' | 'todayOf'>,
): Answer => {
  const now = [`How is ${name} doing?`];
  const step = 'Read the time that the question names.';
  if ('why' in named) return refused(named.why, step, now);
  const { days } = named;
  if (days.to >= todayOf(id))
    return refused('I can tell how a client did on days that are over, and today is not.', step, now);
  const [from, to] = [calendarDayOf(days.from), calendarDayOf(days.to)];
  const told = summaryOn(id, days);
  if ('why' in told) return refused(told.why, 'Asked for the summary of these days.', now);
  const said = onDays({ from, to });
  const when = from === to ? `on ${from}` : `from ${from} to ${to}`;
  return {
    ...answered(
      told.sentence === null
        ? `There are no figures of ${name} ${said}.`
        : `${name} ${said}: ${told.sentence}`,
      ['Worked out the summary of the client’s dashboard for these days.'],
    ),
    follow_ups: [
      `What was revenue of ${name} ${when}?`,
      `Which channel has the highest revenue of ${name} ${when}?`,
      `What happened at ${name} ${when}?`,
    ],
  };
};
