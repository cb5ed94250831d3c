/** Answers which channels, campaigns, clients and so on changed the most between two periods. */
import type { MetricReply, MetricRow } from '../contract/metricSchemas.ts';
import { figureInSentence } from '../kpi/figureInSentence.ts';
import { changeText, relativeChange } from './changeSentence.ts';
import type { RankQuestion } from './figureQuestion.ts';
import { onDays } from './figureWording.ts';
import { isUpward } from './readChange.ts';

export type Changed = { readonly row: MetricRow; readonly current: number; readonly previous: number };

type Asked = Pick<RankQuestion, 'figure' | 'descending'> & {
  readonly change: NonNullable<RankQuestion['change']>;
};

/** The sort key: relative or absolute change. Null for a relative change from zero. */
const sizeOf = ({ change }: Asked, { current, previous }: Changed): number | null =>
  change.isRelative ? relativeChange(current, previous) : current - previous;

const isMeant = ({ figure, change }: Asked, { current, previous }: Changed): boolean => {
  const upward = isUpward(change.sense, figure);
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

const bothPeriods = ({ range, compared_range }: MetricReply): string =>
  compared_range === null
    ? onDays(range)
    : `${onDays(range)} against ${onDays(compared_range).replace(/^(from|on) /, '')}`;

type Words = {
  readonly kind: readonly [one: string, many: string];
  readonly about: string;
  readonly labelOf: (row: MetricRow) => string;
};

const mostTold = 10;

export const changesSentence = (
  question: RankQuestion & Asked,
  {
    reply,
    changed,
    most,
  }: { readonly reply: MetricReply; readonly changed: readonly Changed[]; readonly most: number | null },
  { kind: [one, many], about, labelOf }: Words,
): string => {
  const { figure, change } = question;
  const [verb] = verbs[change.sense];
  const when = bothPeriods(reply);
  if (changed.length === 0)
    return `No ${one} has a change of ${about} that ${verb === 'changed' ? 'can be told' : `${verb}`} ${when}.`;
  const told = changed.slice(0, Math.min(most ?? mostTold, mostTold));
  const list = told.map((each) => `${labelOf(each.row)} ${changeText(figure, each.current, each.previous)}`);
  const by = change.isRelative ? 'by percent' : 'by amount';
  const left = changed.length - told.length;
  const rest = left > 0 ? `; ${left} more ${verb}` : '';
  const lead =
    most === 1
      ? `The ${one} whose ${figureInSentence(figure)} ${verb} the most ${by}, of ${about.replace(/^.*? of /, '')}, ${when}`
      : `${many.slice(0, 1).toUpperCase()}${many.slice(1)} whose ${figureInSentence(figure)} ${verb}, ${by}, of ${about.replace(/^.*? of /, '')}, ${when}`;
  return `${lead}: ${list.join('; ')}${rest}.`;
};
