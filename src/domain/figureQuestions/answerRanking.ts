/** Answers which channels, campaigns, devices, countries, sources or clients rank highest or lowest. */
import type { MetricQuery, MetricReply, MetricRow } from '../contract/metricSchemas.ts';
import { englishList } from '../english/englishList.ts';
import { figureInSentence } from '../kpi/figureInSentence.ts';
import { figureText } from '../kpi/figureText.ts';
import { noCampaign, notTold } from '../metrics/breakdowns.ts';
import { changedRows, changesSentence } from './answerChanges.ts';
import { boundText, holdsFor } from './boundWords.ts';
import {
  type AnsweringFacts,
  evidence,
  type FigureAnswerText,
  linkOf,
  subject,
  type Told,
} from './figureEvidence.ts';
import type { RankQuestion } from './figureQuestion.ts';
import { onDays, reasonOfNone } from './figureWording.ts';
import { sideView } from './sideView.ts';

const groupWords = {
  channel: ['channel', 'channels'],
  campaign: ['campaign', 'campaigns'],
  device: ['device', 'devices'],
  country: ['country', 'countries'],
  client: ['client', 'clients'],
  source: ['source', 'sources'],
} as const;

/** Across clients, campaigns of the same name need the client's name. */
const labelOf = ({ key, label }: MetricRow, { by, side }: RankQuestion, facts: AnsweringFacts): string => {
  const client = by === 'campaign' && side.client === null ? facts.clientOfCampaign(key) : null;
  return client === null ? label : `${label} (${client})`;
};

/** Rows without a campaign, device or country cannot win a ranking. */
const isNamed = ({ key }: MetricRow): boolean => key !== noCampaign && key !== notTold;

type Ranked = {
  readonly own: Told;
  readonly known: readonly MetricRow[];
  readonly shown: readonly MetricRow[];
};

const shareText = ({ figure, hasShares }: RankQuestion, row: MetricRow, total: number | null): string => {
  const value = row[figure];
  if (!hasShares || value === null || total === null || total === 0) return '';
  return ` (${((value / total) * 100).toFixed(1)}%)`;
};

const levelSentence = (
  question: RankQuestion,
  { own, known, shown }: Ranked,
  facts: AnsweringFacts,
): string => {
  const { figure, side, by, descending, bound } = question;
  const { reply } = own;
  const [one, many] = groupWords[by];
  const days = onDays(reply.range);
  const about = subject(figureInSentence(figure), side, facts);
  const limit = bound === null ? '' : ` ${boundText(figure, bound)}`;
  if (shown.length === 0)
    return bound === null
      ? `No ${one} has any ${about} ${days}: ${reasonOfNone(figure, reply.totals)}.`
      : `No ${one} has ${about}${limit} ${days}.`;
  const told = shown.map((row) => {
    const text = figureText(figure, row[figure]);
    return `${labelOf(row, question, facts)} ${text}${shareText(question, row, reply.totals[figure])}`;
  });
  const list = englishList(told);
  const end = descending ? 'highest' : 'lowest';
  const left = known.length - shown.length;
  const lead =
    shown.length === 1 && bound === null
      ? `The ${one} with the ${end} ${about} ${days}: ${list}`
      : `${many.slice(0, 1).toUpperCase()}${many.slice(1)} by ${about}${limit} ${days}, the ${end} first: ${list}`;
  return `${lead}${left > 0 ? `; ${left} more follow${left === 1 ? 's' : ''}` : ''}.`;
};

/** Omits rows without a value: a channel that no source reports is not zero. */
const rankedRows = (question: RankQuestion, reply: MetricReply): Omit<Ranked, 'own'> => {
  const { figure, most, bound, change } = question;
  const named = reply.rows.filter(isNamed);
  const known =
    change === null
      ? named.filter(
          (row) => row[figure] !== null && (bound === null || holdsFor(figure, bound, row[figure])),
        )
      : changedRows({ ...question, change }, named).map(({ row }) => row);
  return { known, shown: most === null ? known : known.slice(0, most) };
};

const sentenceOf = (question: RankQuestion, ranked: Ranked, facts: AnsweringFacts): string => {
  const { change, by, side, figure, most } = question;
  if (change === null) return levelSentence(question, ranked, facts);
  const { reply } = ranked.own;
  const asked = { ...question, change };
  return changesSentence(
    asked,
    { reply, changed: changedRows(asked, ranked.known), most },
    {
      kind: groupWords[by],
      about: subject(figureInSentence(figure), side, facts),
      labelOf: (row) => labelOf(row, question, facts),
    },
  );
};

export const rankAnswer = (question: RankQuestion, facts: AnsweringFacts): FigureAnswerText => {
  const { figure, side, against, by, descending } = question;
  const plain = sideView(side, { against, interval: null, retentionDays: facts.retentionDays });
  const query: MetricQuery = {
    ...plain.query,
    group_by: by,
    sort: `${descending ? '-' : ''}${figure}`,
    limit: '500',
  };
  const reply = facts.engine.metrics(query);
  const ranked: Ranked = { own: { side, view: plain, reply }, ...rankedRows(question, reply) };
  const figures = evidence(question, ranked.own, facts, {
    kind: 'rank',
    by,
    value: reply.totals[figure],
    previous: reply.previous?.[figure] ?? null,
    compared_range: reply.compared_range,
    series: [],
    rows: ranked.shown.map((row) => ({
      key: row.key,
      label: labelOf(row, question, facts),
      value: row[figure],
      previous: row.previous?.[figure] ?? null,
      share: row.share,
    })),
    views: [linkOf('Open in dashboard', ranked.own)],
  });
  return { answer: sentenceOf(question, ranked, facts), figures };
};
