/** Summarizes a client in one sentence: largest change, its cause and the progress of its goals. */
import { englishList } from '../english/englishList.ts';
import { changeOf } from '../kpi/change.ts';
import { changeBy } from '../kpi/changeSize.ts';
import type { GoalStatus } from '../portfolio/goalStatus.ts';
import { comparedInSentence } from './comparedInSentence.ts';

/** A metric that adds up over channels, in the current and the previous period; null without data. */
export type SummaryFigure = {
  readonly label: string;
  readonly isPlural: boolean;
  readonly current: number | null;
  readonly previous: number | null;
  readonly channels: readonly {
    readonly label: string;
    readonly current: number | null;
    readonly previous: number | null;
  }[];
  readonly write: (value: number) => string;
};

export type SummaryFacts = {
  readonly figures: readonly SummaryFigure[];
  /** Words for a caption: `previous 28 days`; null without a comparison. */
  readonly versus: string | null;
  /** True if some sources have no data for the start of the previous period. */
  readonly isPartial: boolean;
  readonly goals: readonly { readonly label: string; readonly standing: GoalStatus }[];
};

type Moved = SummaryFigure & { readonly now: number; readonly before: number; readonly change: number };

const steady = 0.01;
/** With fewer events before, chance alone makes large changes. */
const fewest = 20;
/** A channel is named as the reason only if it made this share of the change. */
const reasonable = 0.25;

const movedOf = (figure: SummaryFigure): Moved[] => {
  const { current, previous } = figure;
  const change = changeOf(current, previous);
  if (current === null || previous === null || change === null) return [];
  return [{ ...figure, now: current, before: previous, change }];
};

/** Another metric leads only if it changed 1.5 times as much as the client's main one. */
const clearly = 1.5;

const mostMoved = (figures: readonly SummaryFigure[]): Moved | null => {
  const moved = figures.flatMap(movedOf);
  const large = moved.filter(({ before }) => before >= fewest);
  const [first, ...others] = large.length > 0 ? large : moved;
  if (first === undefined) return null;
  return others.reduce(
    (most, one) => (Math.abs(one.change) > Math.abs(most.change) * clearly ? one : most),
    first,
  );
};

/** `revenue`, but `ROAS`: an abbreviation keeps its capitals. */
const inSentence = (label: string): string => (label === label.toUpperCase() ? label : label.toLowerCase());

const signed = (value: number, write: (value: number) => string): string =>
  `${value < 0 ? '−' : '+'}${write(Math.abs(value))}`;

/** `, mostly from paid search (+$9,800 of +$14,100)`, `, led by display (+$11,400)`; empty if no channel dominates. */
const reasonOf = ({ channels, now, before, write }: Moved): string => {
  const whole = now - before;
  const parts = channels
    .map(({ label, current, previous }) => ({ label, part: (current ?? 0) - (previous ?? 0) }))
    .filter(({ part }) => part * whole > 0)
    .toSorted((one, other) => Math.abs(other.part) - Math.abs(one.part));
  const [top] = parts;
  if (top === undefined || Math.abs(top.part) < Math.abs(whole) * reasonable) return '';
  const [name, size] = [inSentence(top.label), signed(top.part, write)];
  // Other channels moved in the opposite direction.
  if (Math.abs(top.part) > Math.abs(whole)) return `, led by ${name} (${size})`;
  return `, mostly from ${name} (${size} of ${signed(whole, write)})`;
};

const movement = (moved: Moved, versus: string): string => {
  const { label, isPlural, now, change, write } = moved;
  const against = `against ${comparedInSentence(versus)}`;
  if (Math.abs(change) < steady)
    return `${label} ${isPlural ? 'are' : 'is'} steady at ${write(now)} ${against}`;
  const verb = change > 0 ? 'rose' : 'fell';
  return `${label} ${verb} ${changeBy(change)} to ${write(now)} ${against}${reasonOf(moved)}`;
};

const goalClause = (goals: SummaryFacts['goals']): string => {
  const known = goals.filter(({ standing: status }) => status !== 'unknown');
  if (known.length === 0) return '';
  const describeGoal = (status: GoalStatus, words: string): string => {
    const labels = known.filter((goal) => goal.standing === status).map(({ label }) => inSentence(label));
    const [noun, verb] = labels.length === 1 ? ['goal', 'is'] : ['goals', 'are'];
    return labels.length === 0 ? '' : `; the ${noun} for ${englishList(labels)} ${verb} ${words}`;
  };
  const short = describeGoal('atRisk', 'at risk') || describeGoal('behind', 'behind plan');
  if (short !== '') return short;
  if (known.length === 1) return '; its goal is on track';
  return known.length === 2 ? '; both goals are on track' : `; all ${known.length} goals are on track`;
};

/** Null if no metric has data. Changes from zero are omitted, so that no NaN appears. */
export const clientSummary = ({ figures, versus, isPartial, goals }: SummaryFacts): string | null => {
  const top = versus === null ? null : mostMoved(figures);
  const lack = isPartial ? ' Some sources lack data for the comparison.' : '';
  if (top !== null && versus !== null) return `${movement(top, versus)}${goalClause(goals)}.${lack}`;
  const first = figures.find(({ current }) => current !== null);
  if (first === undefined || first.current === null) return null;
  const verb = first.isPlural ? 'are' : 'is';
  return `${first.label} ${verb} ${first.write(first.current)}${goalClause(goals)}.`;
};
