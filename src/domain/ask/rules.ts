/** Lists the answer rules that are not about metrics, in the order of trial. */

import { epochDayAt } from '../calendar/epochDay.ts';
import { englishList } from '../english/englishList.ts';
import type { Answerer } from './answer.ts';
import {
  answered,
  type KnownEvent,
  type KnownNote,
  type KnownPerson,
  refused,
  type WorkspaceFacts,
} from './answer.ts';
import { attentionAnswer } from './attentionAnswers.ts';
import { campaignListAnswer } from './campaignListAnswers.ts';
import { careAnswer, contractEndAnswer, feeAnswer } from './clientFileAnswers.ts';
import { clientListAnswer } from './clientListAnswers.ts';
import { countAnswer, eventsAnswer, noSuchTime } from './eventAnswers.ts';
import { type Meant, subjectIn, verbIn } from './eventMeaning.ts';
import { emptiedAnswer, narrow } from './eventNarrowing.ts';
import { counted, dayInWords, told } from './eventWords.ts';
import { feeRankingAnswer } from './feeRankingAnswers.ts';
import { limitAnswer, usedAnswer } from './limitAnswers.ts';
import { periodIn } from './logPeriod.ts';
import { nearbyQuestions } from './nearbyQuestions.ts';
import { featureAnswer, planAnswer, priceAnswer } from './planAnswers.ts';
import { progressAnswer } from './progressAnswers.ts';
import { mentioned, type Question, says } from './readQuestion.ts';
import { lastReportAnswer, nextReportAnswer } from './reportAnswers.ts';
import { allHealthAnswer, healthAnswer, summaryAnswer } from './statusAnswers.ts';
import { pastWords, presentWords } from './stopWords.ts';

const roleOf = ({ role, owner }: KnownPerson): string => (owner ? 'owner' : role);

const joinedIn = ({ events }: WorkspaceFacts) =>
  events.filter(({ type }) => type === 'MemberJoined' || type === 'WorkspaceCreated');

/** The pages that find unusual days are the way on. */
const unusualAnswer: Answerer = (question) => {
  if (!says(question, 'unusual', 'strange', 'odd', 'anomaly', 'anomalies', 'outlier', 'outliers'))
    return null;
  says(question, 'anything', 'something', 'what', 'which', 'any', 'is', 'there', 'days', 'happen', 'see');
  return refused(
    'I do not look for unusual days. AI Analytics lists those of a client, each with its size.',
    'Read that the question asks for what is unusual.',
    ['Which clients need attention?', 'Which clients have open alerts?', 'Why did revenue change last week?'],
  );
};

const personAnswer: Answerer = (question, facts) => {
  const person = mentioned(question, facts.people);
  if (person === undefined || !says(question, 'who is', 'whos', 'role', 'roles')) return null;
  says(question, 'what', 'which');
  return answered(
    person.owner
      ? `${person.name} owns ${facts.workspace}.`
      : `${person.name} is ${person.role === 'admin' ? 'an' : 'a'} ${person.role} of ${facts.workspace}.`,
    ['Looked the person up in the team.'],
  );
};

const ownerAnswer = (question: Question, facts: WorkspaceFacts) => {
  const owner = facts.people.find((person) => person.owner);
  if (owner === undefined || !says(question, 'owner', 'owns')) return null;
  says(question, 'who', 'workspace', 'agency', 'account');
  return answered(
    `${owner.name} owns ${facts.workspace}.`,
    ['Looked up who created the workspace.'],
    joinedIn(facts).filter(({ type }) => type === 'WorkspaceCreated'),
  );
};

const peopleAnswer: Answerer = (question, facts) => {
  const owner = ownerAnswer(question, facts);
  if (owner !== null) return owner;
  const { people, workspace } = facts;
  const role = (['admin', 'manager'] as const).find((one) => says(question, one, `${one}s`)) ?? null;
  const isTeam = says(
    question,
    'people',
    'members',
    'team',
    'team members',
    'colleagues',
    'staff',
    'who is here',
  );
  if (!isTeam && role === null) return null;
  if (!says(question, 'who', 'which', 'what', 'list', 'show', 'name', 'names', 'is in', 'how many'))
    return null;
  says(question, 'all', 'workspace', 'agency');
  const meant = people.filter((person) => role === null || person.role === role);
  const names = meant.map((person) => `${person.name} (${roleOf(person)})`);
  const [one, many] = role === null ? ['person', 'people'] : [role, `${role}s`];
  return answered(
    `${counted(meant.length, one, many)} in ${workspace}${names.length === 0 ? '' : `: ${englishList(names)}`}.`,
    ['Took the people of the workspace that you can see.'],
    joinedIn(facts),
  );
};

const dayOf = (at: string): number => epochDayAt(Date.parse(at));

/** The nearest note within one day of the event; undefined if there is none. */
const noteNear = ({ at }: KnownEvent, notes: readonly KnownNote[]): KnownNote | undefined =>
  notes
    .map((note) => ({ note, apart: Math.abs(Date.parse(note.at) - Date.parse(at)) }))
    .filter(({ note }) => Math.abs(dayOf(note.at) - dayOf(at)) <= 1)
    .toSorted((one, other) => one.apart - other.apart)[0]?.note;

/** `Why was Old Mill archived?`: about the client itself if none of its parts is named. */
const reasonAnswer: Answerer = (question, facts) => {
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
  const deed = `${told(event, facts.clients)}.`;
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

const ends = [
  {
    phrases: [
      'best',
      'top',
      'biggest',
      'largest',
      'strongest',
      'most important',
      'most successful',
      'greatest',
    ],
    end: 'highest',
  },
  { phrases: ['worst', 'weakest', 'smallest', 'bottom', 'least important'], end: 'lowest' },
] as const;

const kinds = ['client', 'channel', 'campaign', 'country', 'device'] as const;

const manyOf = (kind: string): string => (kind === 'country' ? 'countries' : `${kind}s`);

/** Choosing a metric for the asker would be a guess. */
const bestAnswer: Answerer = (question, { now }) => {
  const found = ends.find(({ phrases }) => says(question, ...phrases));
  const kind =
    kinds.find((one) => says(question, one, manyOf(one))) ??
    (says(question, 'customer') ? 'client' : undefined);
  if (found === undefined || kind === undefined) return null;
  const period = periodIn(question, now);
  const days = period === null || 'why' in period ? '' : ` ${period.said}`;
  says(question, 'who', 'which', 'what', 'one');
  const [phrase] = found.phrases.filter((one) => says(question, one));
  return refused(
    `${phrase === undefined ? 'That' : `“${phrase.slice(0, 1).toUpperCase()}${phrase.slice(1)}”`} can mean revenue, ROAS or another figure. Please choose one.`,
    'A ranking needs a figure, and none is named.',
    [
      `Which ${kind} has the ${found.end} revenue${days}?`,
      `Which ${kind} has the ${found.end} ROAS${days}?`,
      `Which ${kind} has the ${found.end} conversions${days}?`,
    ],
  );
};

const ofAgency =
  'figures, clients, people, the plan and its limits, who did what and when, and what a figure means';

const helpAnswer: Answerer = (question, facts) => {
  if (!says(question, 'help', 'what can you do', 'what can i ask', 'what do you do', 'examples')) return null;
  says(question, 'some', 'now', 'what', 'how');
  const own = 'your figures, what happened for your account, and what a figure means';
  return {
    ...answered(`You can ask about ${facts.agency === null ? own : ofAgency}.`, [
      'Listed what the rules cover.',
    ]),
    follow_ups: nearbyQuestions(question, facts),
  };
};

export type Rule = {
  readonly answer: Answerer;
  /** Stop words of its tense, which it ignores. */
  readonly small: readonly string[];
  /** True if people of a client get a refusal instead (ruling D11). */
  readonly isOfAgency: boolean;
};

const now = (answer: Answerer): Rule => ({ answer, small: presentWords, isOfAgency: false });
const past = (answer: Answerer): Rule => ({ answer, small: pastWords, isOfAgency: false });
const agencyOnly = (rule: Rule): Rule => ({ ...rule, isOfAgency: true });

export const rules: readonly Rule[] = [
  agencyOnly(now(priceAnswer)),
  agencyOnly(now(limitAnswer)),
  agencyOnly(now(usedAnswer)),
  now(helpAnswer),
  past(countAnswer),
  agencyOnly(now(feeRankingAnswer)),
  agencyOnly(now(feeAnswer)),
  agencyOnly(now(contractEndAnswer)),
  agencyOnly(now(careAnswer)),
  agencyOnly(now(nextReportAnswer)),
  { ...past(lastReportAnswer), small: [...presentWords, ...pastWords] },
  agencyOnly(now(attentionAnswer)),
  agencyOnly(now(healthAnswer)),
  agencyOnly(now(allHealthAnswer)),
  now(progressAnswer),
  now(unusualAnswer),
  now(summaryAnswer),
  now(bestAnswer),
  now(clientListAnswer),
  now(campaignListAnswer),
  agencyOnly(past(reasonAnswer)),
  past(eventsAnswer),
  agencyOnly(now(featureAnswer)),
  agencyOnly(now(planAnswer)),
  agencyOnly(now(personAnswer)),
  agencyOnly(now(peopleAnswer)),
];
