/** Answers which channels, campaigns, devices, countries, sources or clients rank highest or lowest. */
import type { MetricQuery, MetricReply, MetricRow } from '../contract/metricSchemas.ts';
import { englishList } from '../english/englishList.ts';
import { ordinal } from '../english/ordinal.ts';
import { figureInSentence } from '../kpi/figureInSentence.ts';
import { figureText } from '../kpi/figureText.ts';
import { holdsFor } from './boundWords.ts';
import { bothPeriods, changedRows, changesSentence, mostListed } from './changedRows.ts';
import {
  type AnsweringFacts,
  evidence,
  type FigureAnswerText,
  linkOf,
  type SideReply,
  subject,
} from './figureEvidence.ts';
import type { RankQuestion } from './figureQuestion.ts';
import { againstWords, comparedWords, isComparedLater, onDays, reasonOfNone } from './figureWording.ts';
import { groupWords, isLimited, isWithinLimits, limitText, namedRows } from './rankLimits.ts';
import { sideView } from './sideView.ts';

/** Across clients, campaigns of the same name need the client's name. */
export const labelOf = (
  { key, label }: MetricRow,
  { by, side }: Pick<RankQuestion, 'by' | 'side'>,
  facts: AnsweringFacts,
): string => {
  const client = by === 'campaign' && side.client === null ? facts.clientOfCampaign(key) : null;
  return client === null ? label : `${label} (${client})`;
};

type Ranked = {
  readonly own: SideReply;
  readonly known: readonly MetricRow[];
  readonly shown: readonly MetricRow[];
  /** The rows that have a value. */
  readonly all: number;
};

const shareText = (
  { figure, hasShares, shareBound }: RankQuestion,
  row: MetricRow,
  total: number | null,
): string => {
  const value = row[figure];
  if (!(hasShares || shareBound !== null) || value === null || total === null || total === 0) return '';
  return ` (${((value / total) * 100).toFixed(1)}%)`;
};

const comparedText = ({ figure, isCompared }: RankQuestion, row: MetricRow, reply: MetricReply): string => {
  const [value, before] = [row[figure], row.previous?.[figure] ?? null];
  if (!isCompared || value === null) return '';
  const words = isComparedLater(reply) ? comparedWords : againstWords;
  // One pair of brackets.
  return ` (${words(figure, value, before).replace(/ \((.*)\)$/, ', $1')})`;
};

const capitalized = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** A further metric of a condition is shown with its value. */
const rowText = (
  question: RankQuestion,
  row: MetricRow,
  { own, facts }: { own: SideReply; facts: AnsweringFacts },
) => {
  const { figure, where } = question;
  const text = figureText(figure, row[figure]);
  const share = shareText(question, row, own.reply.totals[figure]);
  const others = where.filter((one) => one.figure !== figure);
  const more = others.map(
    (one) => `, ${figureInSentence(one.figure)} ${figureText(one.figure, row[one.figure])}`,
  );
  return `${labelOf(row, question, facts)} ${text}${share}${comparedText(question, row, own.reply)}${more.join('')}`;
};

const noneText = (question: RankQuestion, { own }: Ranked, about: string): string => {
  const { figure, by } = question;
  const [one] = groupWords[by];
  const days = onDays(own.reply.range);
  return isLimited(question)
    ? `No ${one} has ${about}${limitText(question, own.reply)} ${days}.`
    : `No ${one} has any ${about} ${days}: ${reasonOfNone(figure, own.reply.totals)}.`;
};

/** `what percentage comes from the top 3 clients`: the sum of those listed. */
const togetherText = ({ figure, hasShares, most }: RankQuestion, { own, shown }: Ranked): string => {
  const total = own.reply.totals[figure];
  if (!hasShares || most === null || shown.length < 2 || total === null || total === 0) return '';
  const sum = shown.reduce((all, row) => all + (row[figure] ?? 0), 0);
  return ` Together: ${figureText(figure, sum)} (${((sum / total) * 100).toFixed(1)}%).`;
};

const levelSentence = (question: RankQuestion, ranked: Ranked, facts: AnsweringFacts): string => {
  const { own, known, shown, all } = ranked;
  const { figure, side, by, descending, skip } = question;
  const { reply } = own;
  const [one, many] = groupWords[by];
  const days = onDays(reply.range);
  const about = subject(figureInSentence(figure), side, facts);
  const limit = limitText(question, reply);
  if (known.length === 0) return noneText(question, ranked, about);
  if (shown.length === 0)
    return `Only ${known.length} ${known.length === 1 ? one : many} ${days} have ${about}${limit}.`;
  const lines = shown.slice(0, mostListed).map((row) => rowText(question, row, { own, facts }));
  const list = englishList(lines);
  const end = `${skip === 0 ? '' : `${ordinal(skip + 1)} `}${descending ? 'highest' : 'lowest'}`;
  const left = known.length - skip - lines.length;
  const isOne = shown.length === 1 && !isLimited(question);
  const lead = isOne
    ? `The ${one} with the ${end} ${about} ${days}: ${list}`
    : `${capitalized(many)} by ${about}${limit} ${question.isCompared ? bothPeriods(reply) : days}, the ${end} first: ${list}`;
  const count = !isLimited(question) || known.length === 1 ? '' : `${known.length} of ${all} ${many}. `;
  return `${count}${lead}${left > 0 ? `; ${left} more follow${left === 1 ? 's' : ''}` : ''}.${togetherText(question, ranked)}`;
};

/** Omits rows without a value: a channel that no source reports is not zero. */
const rankedRows = (question: RankQuestion, reply: MetricReply): Omit<Ranked, 'own'> => {
  const { figure, most, skip, bound, change } = question;
  const all = namedRows(reply.rows).filter((row) => row[figure] !== null);
  const named = all.filter((row) => isWithinLimits(question, row, reply));
  const known =
    change === null
      ? named.filter((row) => bound === null || holdsFor(figure, bound, row[figure]))
      : changedRows({ ...question, change }, named).map(({ row }) => row);
  const shown = known.slice(skip, most === null ? undefined : skip + most);
  return { known, shown, all: all.length };
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
      about: `${subject(figureInSentence(figure), side, facts)}${limitText(question, reply)}`,
      labelOf: (row) => labelOf(row, question, facts),
    },
  );
};

export const queryBy = async (
  {
    figure,
    side,
    against,
    by,
    descending,
  }: Pick<RankQuestion, 'figure' | 'side' | 'against' | 'by' | 'descending'>,
  facts: AnsweringFacts,
): Promise<SideReply> => {
  const view = sideView(side, { against, interval: null, facts });
  const query: MetricQuery = {
    ...view.query,
    group_by: by,
    sort: `${descending ? '-' : ''}${figure}`,
    limit: '500',
  };
  return { side, view, reply: await facts.engine.metrics(query) };
};

export const rankAnswer = async (
  question: RankQuestion,
  facts: AnsweringFacts,
): Promise<FigureAnswerText> => {
  const { figure, by } = question;
  const own = await queryBy(question, facts);
  const { reply } = own;
  const ranked: Ranked = { own, ...rankedRows(question, reply) };
  const figures = await evidence(question, ranked.own, facts, {
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
