/** Answers which channels, campaigns, devices, countries, sources or clients rank highest or lowest. */
import type { MetricQuery, MetricReply, MetricRow } from '../contract/metricSchemas.ts';
import { englishList } from '../english/englishList.ts';
import { figureInSentence } from '../kpi/figureInSentence.ts';
import { figureText } from '../kpi/figureText.ts';
import { noCampaign, unknownValue } from '../metrics/breakdowns.ts';
import { boundText, changeBoundText, holdsFor, holdsForChange } from './boundWords.ts';
import { changeText, relativeChange, sizeOfChange } from './changeSentence.ts';
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
import { isUpward } from './readChange.ts';
import { sideView } from './sideView.ts';

type Changed = { readonly row: MetricRow; readonly current: number; readonly previous: number };

type Asked = Pick<RankQuestion, 'figure' | 'descending'> & {
  readonly change: NonNullable<RankQuestion['change']>;
};

/** The sort key: relative or absolute change. Null for a relative change from zero. */
const sizeOf = ({ change }: Asked, { current, previous }: Changed): number | null =>
  change.isRelative ? relativeChange(current, previous) : current - previous;

const isMeant = ({ figure, change }: Asked, { current, previous }: Changed): boolean => {
  const upward = isUpward(change.sense, figure);
  if (change.by !== undefined) {
    const share = sizeOfChange(relativeChange(current, previous), upward);
    return share !== null && holdsForChange(change.by, share);
  }
  if (upward === null) return current !== previous;
  return upward ? current > previous : current < previous;
};

const changedRows = (asked: Asked, rows: readonly MetricRow[]): readonly Changed[] => {
  const { figure, descending, change } = asked;
  const isEither = isUpward(change.sense, figure) === null;
  const sized = rows.flatMap((row) => {
    const [current, previous] = [row[figure], row.previous?.[figure] ?? null];
    if (current === null || previous === null) return [];
    const one = { row, current, previous };
    const size = sizeOf(asked, one);
    return size === null || !isMeant(asked, one) ? [] : [{ ...one, size: isEither ? Math.abs(size) : size }];
  });
  return sized.toSorted((one, other) => (descending ? other.size - one.size : one.size - other.size));
};

const verbs = {
  up: ['grew', 'grew'],
  down: ['dropped', 'dropped'],
  either: ['changed', 'changed'],
  better: ['improved', 'improved'],
  worse: ['worsened', 'worsened'],
} as const;

const bothPeriods = ({ range, compared_range }: MetricReply): string =>
  compared_range === null
    ? onDays(range)
    : `${onDays(range)} against ${onDays(compared_range).replace(/^(from|on) /, '')}`;

type Words = {
  readonly kind: readonly [one: string, many: string];
  readonly about: string;
  readonly labelOf: (row: MetricRow) => string;
};

const mostListed = 10;

/** `lost the least`: the smallest change in the asked direction comes first. */
const isLeast = ({ figure, change, descending }: Asked): boolean =>
  descending !== (isUpward(change.sense, figure) ?? true);

const changesSentence = (
  question: RankQuestion & Asked,
  {
    reply,
    changed,
    most,
  }: { readonly reply: MetricReply; readonly changed: readonly Changed[]; readonly most: number | null },
  { kind: [one, many], about, labelOf }: Words,
): string => {
  const { figure, change } = question;
  const by =
    change.by === undefined ? (change.isRelative ? 'by percent' : 'by amount') : changeBoundText(change.by);
  const [verb] = verbs[change.sense];
  const extent = isLeast(question) ? 'least' : 'most';
  const when = bothPeriods(reply);
  if (changed.length === 0)
    return `There is no ${one} of ${about.replace(/^.*? of /, '')} whose ${figureInSentence(figure)} ${verb}${change.by === undefined ? '' : ` ${by}`} ${when}.`;
  const listed = changed.slice(0, Math.min(most ?? mostListed, mostListed));
  const list = listed.map(
    (each) => `${labelOf(each.row)} ${changeText(figure, each.current, each.previous)}`,
  );
  const left = changed.length - listed.length;
  const rest = left > 0 ? `; ${left} more ${verb}` : '';
  const lead =
    most === 1 && change.by === undefined
      ? `The ${one} whose ${figureInSentence(figure)} ${verb} the ${extent} ${by}, of ${about.replace(/^.*? of /, '')}, ${when}`
      : `${many.slice(0, 1).toUpperCase()}${many.slice(1)} whose ${figureInSentence(figure)} ${verb}, ${by}, of ${about.replace(/^.*? of /, '')}, ${when}`;
  return `${lead}: ${list.join('; ')}${rest}.`;
};

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
const isNamed = ({ key }: MetricRow): boolean => key !== noCampaign && key !== unknownValue;

type Ranked = {
  readonly own: SideReply;
  readonly known: readonly MetricRow[];
  readonly shown: readonly MetricRow[];
  /** The rows that have a value. */
  readonly all: number;
};

const shareText = ({ figure, hasShares }: RankQuestion, row: MetricRow, total: number | null): string => {
  const value = row[figure];
  if (!hasShares || value === null || total === null || total === 0) return '';
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

const levelSentence = (
  question: RankQuestion,
  { own, known, shown, all }: Ranked,
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
  const lines = shown.slice(0, mostListed).map((row) => {
    const text = figureText(figure, row[figure]);
    const share = shareText(question, row, reply.totals[figure]);
    return `${labelOf(row, question, facts)} ${text}${share}${comparedText(question, row, reply)}`;
  });
  const list = englishList(lines);
  const end = descending ? 'highest' : 'lowest';
  const left = known.length - lines.length;
  const lead =
    shown.length === 1 && bound === null
      ? `The ${one} with the ${end} ${about} ${days}: ${list}`
      : `${capitalized(many)} by ${about}${limit} ${question.isCompared ? bothPeriods(reply) : days}, the ${end} first: ${list}`;
  const count = bound === null || known.length === 1 ? '' : `${known.length} of ${all} ${many}. `;
  return `${count}${lead}${left > 0 ? `; ${left} more follow${left === 1 ? 's' : ''}` : ''}.`;
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
  const all = named.filter((row) => row[figure] !== null).length;
  return { known, shown: most === null ? known : known.slice(0, most), all };
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

export const rankAnswer = async (
  question: RankQuestion,
  facts: AnsweringFacts,
): Promise<FigureAnswerText> => {
  const { figure, side, against, by, descending } = question;
  const plain = sideView(side, { against, interval: null, retentionDays: facts.retentionDays });
  const query: MetricQuery = {
    ...plain.query,
    group_by: by,
    sort: `${descending ? '-' : ''}${figure}`,
    limit: '500',
  };
  const reply = await facts.engine.metrics(query);
  const ranked: Ranked = { own: { side, view: plain, reply }, ...rankedRows(question, reply) };
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
