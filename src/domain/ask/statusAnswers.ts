/** Answers the status of one or all clients: health with reasons, and the dashboard summary. */

import { calendarDayOf, type EpochDay } from '../calendar/epochDay.ts';
import type { PortfolioClient } from '../contract/portfolioSchemas.ts';
import { englishList } from '../english/englishList.ts';
import { onDays } from '../figureQuestions/figureWording.ts';
import type { KnownClient } from '../figureQuestions/lexeme.ts';
import { periodAt } from '../figureQuestions/periodAt.ts';
import type { Days } from '../metrics/rangePreset.ts';
import { type HealthBand, type HealthPartName, isWarningPart } from '../portfolio/healthScore.ts';
import { type Answer, type Answerer, answered, refused, type WorkspaceFacts } from './answer.ts';
import { portfolioIn } from './attentionAnswers.ts';
import { counted } from './eventWords.ts';
import { mark, mentioned, type Question, says } from './readQuestion.ts';
import { attentionWords, bands } from './statusWords.ts';

type Named = { readonly days: Days } | { readonly why: string };

/** The first named period as metrics define it: a running unit ends yesterday. Null if there is none. */
const figureDaysIn = (question: Question, today: EpochDay): Named | null => {
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

/** Answers how a client did in a named period with the dashboard's summary for these days. */
const summaryOfDays = async (
  { id, name }: KnownClient,
  named: Named,
  { summaryOn, todayOf }: Pick<WorkspaceFacts, 'summaryOn' | 'todayOf'>,
): Promise<Answer> => {
  const now = [`How is ${name} doing?`];
  const step = 'Read the time that the question names.';
  if ('why' in named) return refused(named.why, step, now);
  const { days } = named;
  if (days.to >= todayOf(id))
    return refused('I can tell how a client did on days that are over, and today is not.', step, now);
  const [from, to] = [calendarDayOf(days.from), calendarDayOf(days.to)];
  const summary = await summaryOn(id, days);
  if ('why' in summary) return refused(summary.why, 'Asked for the summary of these days.', now);
  const said = onDays({ from, to });
  const when = from === to ? `on ${from}` : `from ${from} to ${to}`;
  return {
    ...answered(
      summary.sentence === null
        ? `There are no figures of ${name} ${said}.`
        : `${name} ${said}: ${summary.sentence}`,
      ['Worked out the summary of the client’s dashboard for these days.'],
    ),
    follow_ups: [
      `What was revenue of ${name} ${when}?`,
      `Which channel has the highest revenue of ${name} ${when}?`,
      `What happened at ${name} ${when}?`,
    ],
  };
};

const bandWords: Readonly<Record<HealthBand, string>> = {
  healthy: 'healthy',
  watch: 'to be watched',
  at_risk: 'at risk',
};

/** `How are our clients doing?`: how many of each health. */
export const allHealthAnswer: Answerer = async (question, facts) => {
  if (!says(question, 'clients', 'customers') || !says(question, 'how are', 'how is', 'health')) return null;
  says(question, 'doing', 'going', 'performing', 'all', 'of our clients', 'what', 'health', 'healthy', 'how');
  const clients = await portfolioIn(facts);
  const parts = bands
    .toReversed()
    .map(({ band }) => ({ band, count: clients.filter(({ health }) => health.band === band).length }))
    .filter(({ count }) => count > 0)
    .map(({ band, count }) => `${count} ${count === 1 ? 'is' : 'are'} ${bandWords[band]}`);
  return answered(`Of ${counted(clients.length, 'active client')}, ${englishList(parts)}.`, [
    'Counted the clients by health, as the dashboard has it.',
  ]);
};

const healthSentence = ({ name, health, reasons }: PortfolioClient): string => {
  if (health.score === null || health.band === null) return `${name} has no health score yet.`;
  const calm = health.band === 'healthy' ? ' Nothing needs attention.' : ' No single reason stands out.';
  const why = reasons.length === 0 ? calm : '';
  return `${name} has a health score of ${health.score} of 100: ${bandWords[health.band]}.${why}`;
};

const partWords: Readonly<Record<HealthPartName, string>> = {
  goal: 'goals',
  trend: 'trend',
  freshness: 'data',
  pacing: 'budget',
  engagement: 'work',
  alerts: 'alerts',
  contract: 'contract',
};

/** `Points: trend 18.2 of 38.5 and data 23.1 of 23.1. No data for goals and budget.`; empty without any parts. */
const partsSentence = ({ health: { parts } }: PortfolioClient): string => {
  const known = parts.filter(({ points }) => points !== null);
  const silent = parts
    .filter(({ name, points }) => points === null && !isWarningPart(name))
    .map(({ name }) => partWords[name]);
  if (known.length === 0) return '';
  const list = englishList(
    known.map(({ name, weight, points }) => `${partWords[name]} ${points} of ${weight}`),
  );
  return `Points: ${list}.${silent.length === 0 ? '' : ` No data for ${englishList(silent)}.`}`;
};

const wordsOfHealth = [
  'health',
  'health score',
  'healthy',
  'at risk',
  'wrong with',
  'wrong at',
  ...attentionWords,
] as const;

export const healthAnswer: Answerer = async (question, facts) => {
  const client = mentioned(question, facts.clients);
  if (client === undefined || !says(question, ...wordsOfHealth)) return null;
  says(question, 'why', 'what', 'how', 'client', 'score', 'now');
  const found = (await portfolioIn(facts)).find(({ id }) => id === client.id);
  if (found === undefined)
    return refused(
      `${client.name} is archived, so its health is not worked out.`,
      'Looked for the client in the portfolio.',
    );
  const lines = [healthSentence(found), partsSentence(found), ...found.reasons.map(({ text }) => text)];
  return {
    ...answered(lines.filter((line) => line !== '').join('\n'), [
      'Took the health, its parts and its reasons from the same portfolio as the dashboard, as of the last full day.',
    ]),
    follow_ups: [
      `Is ${found.name} on track?`,
      `How is ${found.name} doing?`,
      `What happened at ${found.name} this month?`,
    ],
  };
};

const asksForSummary = (question: Question): boolean =>
  says(
    question,
    'how is',
    'how are',
    'hows',
    'how did',
    'how has',
    'show',
    'summary',
    'summarise',
    'summarize',
    'status',
    'overview',
    'update on',
    'doing',
  );

/** The named client, or the own one of a client's person. */
const clientMeant = (question: Question, facts: WorkspaceFacts) => {
  const named = mentioned(question, facts.clients);
  if (named !== undefined || facts.agency !== null) return named;
  return says(question, 'we', 'i', 'things', 'us') ? facts.clients[0] : undefined;
};

/** `How is Stackpilot doing?`: summary, plus health for the agency; with a named period the summary only. */
export const summaryAnswer: Answerer = async (question, facts) => {
  const client = clientMeant(question, facts);
  if (client === undefined) return null;
  const isNameAlone = question.words.every((_, place) => question.understood.has(place));
  if (!isNameAlone && !asksForSummary(question) && !says(question, 'tell me about', 'about')) return null;
  says(question, 'doing', 'going', 'performing', 'do', 'done', 'things', 'client', 'what', 'account', 'now');
  const days = figureDaysIn(question, facts.todayOf(client.id));
  if (days !== null) return summaryOfDays(client, days, facts);
  const sentence = await facts.summary(client.id);
  const stands = (await portfolioIn(facts)).find(({ id }) => id === client.id);
  const lines = [
    sentence === null ? `There are no figures of ${client.name} yet.` : `${client.name}: ${sentence}`,
    ...(stands === undefined ? [] : [healthSentence(stands), ...stands.reasons.map(({ text }) => text)]),
  ];
  return {
    ...answered(lines.join('\n'), [
      'Took the summary of the client’s dashboard for its usual days.',
      ...(stands === undefined ? [] : ['Took its health and reasons from the portfolio.']),
    ]),
    follow_ups: [
      `How is revenue of ${client.name} this month against last month?`,
      `Which channel has the highest revenue of ${client.name}?`,
      `What happened at ${client.name} this month?`,
    ],
  };
};
