/** Ranks rows by the change of a metric, and words the ranking. */
import type { MetricReply, MetricRow } from '../contract/metricSchemas.ts';
import { ordinal } from '../english/ordinal.ts';
import { figureInSentence } from '../kpi/figureInSentence.ts';
import { changeBoundText, holdsForChange } from './boundWords.ts';
import { changeText, relativeChange, sizeOfChange } from './changeSentence.ts';
import type { RankQuestion } from './figureQuestion.ts';
import { onDays } from './figureWording.ts';
import { isUpward } from './readChange.ts';

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

export const changedRows = (asked: Asked, rows: readonly MetricRow[]): readonly Changed[] => {
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

export const bothPeriods = ({ range, compared_range }: MetricReply): string =>
  compared_range === null
    ? onDays(range)
    : `${onDays(range)} against ${onDays(compared_range).replace(/^(from|on) /, '')}`;

type Words = {
  readonly kind: readonly [one: string, many: string];
  readonly about: string;
  readonly labelOf: (row: MetricRow) => string;
};

export const mostListed = 10;

/** `lost the least`: the smallest change in the asked direction comes first. */
const isLeast = ({ figure, change, descending }: Asked): boolean =>
  descending !== (isUpward(change.sense, figure) ?? true);

export const changesSentence = (
  question: RankQuestion & Asked,
  {
    reply,
    changed,
    most,
  }: { readonly reply: MetricReply; readonly changed: readonly Changed[]; readonly most: number | null },
  { kind: [one, many], about, labelOf }: Words,
): string => {
  const { figure, change, skip } = question;
  const place = skip === 0 ? '' : `${ordinal(skip + 1)} `;
  const by =
    change.by === undefined ? (change.isRelative ? 'by percent' : 'by amount') : changeBoundText(change.by);
  const [verb] = verbs[change.sense];
  const extent = isLeast(question) ? 'least' : 'most';
  const when = bothPeriods(reply);
  if (changed.length <= skip)
    return `There is no ${one} of ${about.replace(/^.*? of /, '')} whose ${figureInSentence(figure)} ${verb}${change.by === undefined ? '' : ` ${by}`} ${when}.`;
  const listed = changed.slice(skip, skip + Math.min(most ?? mostListed, mostListed));
  const list = listed.map(
    (each) => `${labelOf(each.row)} ${changeText(figure, each.current, each.previous)}`,
  );
  const left = changed.length - skip - listed.length;
  const rest = left > 0 ? `; ${left} more ${verb}` : '';
  const lead =
    most === 1 && change.by === undefined
      ? `The ${one} whose ${figureInSentence(figure)} ${verb} the ${place}${extent} ${by}, of ${about.replace(/^.*? of /, '')}, ${when}`
      : `${many.slice(0, 1).toUpperCase()}${many.slice(1)} whose ${figureInSentence(figure)} ${verb}, ${by}, of ${about.replace(/^.*? of /, '')}, ${when}`;
  return `${lead}: ${list.join('; ')}${rest}.`;
};
