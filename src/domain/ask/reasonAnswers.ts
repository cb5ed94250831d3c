/** Answers why something was done: the log keeps no reasons, a note of that day can. */
import { epochDayAt } from '../calendar/epochDay.ts';
import { type Answerer, answered, type KnownEvent, type KnownNote, refused } from './answer.ts';
import { noSuchTime } from './eventAnswers.ts';
import { type Meant, subjectIn, verbIn } from './eventMeaning.ts';
import { emptiedAnswer, narrow } from './eventNarrowing.ts';
import { dayInWords, describeEvent } from './eventWords.ts';
import { periodIn } from './logPeriod.ts';
import { mentioned, says } from './readQuestion.ts';

const dayOf = (at: string): number => epochDayAt(Date.parse(at));

/** The nearest note within one day of the event; undefined if there is none. */
const noteNear = ({ at }: KnownEvent, notes: readonly KnownNote[]): KnownNote | undefined =>
  notes
    .map((note) => ({ note, apart: Math.abs(Date.parse(note.at) - Date.parse(at)) }))
    .filter(({ note }) => Math.abs(dayOf(note.at) - dayOf(at)) <= 1)
    .toSorted((one, other) => one.apart - other.apart)[0]?.note;

/** `Why was Old Mill archived?`: about the client itself if none of its parts is named. */
export const reasonAnswer: Answerer = (question, facts) => {
  if (!says(question, 'why', 'for what reason')) return null;
  const period = periodIn(question, facts.now);
  const client = mentioned(question, facts.clients);
  const verb = verbIn(question);
  if (client === undefined || verb === undefined) return null;
  if (period !== null && 'why' in period) return noSuchTime(period.why);
  const subject = subjectIn(question, client);
  const meant: Meant = {
    client,
    person: undefined,
    verb,
    subject,
    isClientItself: subject === undefined,
    period,
  };
  const narrowed = narrow(meant, facts);
  const emptied = emptiedAnswer(meant, narrowed);
  if (emptied !== null) return emptied;
  const { events, steps } = narrowed;
  const event = events.at(-1);
  if (event === undefined) return answered('I found no matching activity.', steps);
  const note = noteNear(event, facts.agency?.notes(client.id) ?? []);
  const deed = `${describeEvent(event, facts.clients)}.`;
  const looked = 'Looked for a note about the client from the day before until the day after.';
  if (note === undefined)
    return refused(`${deed} Nobody wrote down why.`, looked, [
      `What happened at ${client.name}?`,
      'What happened this week?',
    ]);
  return answered(
    `${deed}\nThe log keeps no reasons. A note of ${dayInWords(note.at)} says: “${note.text}”`,
    [...steps, looked],
    [event],
  );
};
