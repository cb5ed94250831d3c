/** The state of a client in one sentence: what changed most, where that came from, and how its goals stand. */
import { englishList } from '../english/englishList.ts';
import { changeOf } from '../kpi/change.ts';
import { changeBy } from '../kpi/changeSize.ts';
import type { GoalStanding } from '../portfolio/goalStatus.ts';
import { comparedInSentence } from './comparedInSentence.ts';

/** A figure that adds up over channels, now and in the time before; null where nothing tells of it. */
export type SummaryFigure = {
  /** `Revenue`. */
  readonly label: string;
  /** Whether the label takes a verb in the plural: conversions, sessions. */
  readonly isPlural: boolean;
  readonly current: number | null;
  readonly previous: number | null;
  /** What each channel has of both. */
  readonly channels: readonly {
    readonly label: string;
    readonly current: number | null;
    readonly previous: number | null;
  }[];
  /** As the page writes it. */
  readonly write: (value: number) => string;
};

export type SummaryFacts = {
  /** The first is what the client is about. */
  readonly figures: readonly SummaryFigure[];
  /** As it stands alone: `previous 28 days`; null without a comparison. */
  readonly versus: string | null;
  /** Whether some sources had not begun in the time before. */
  readonly isPartial: boolean;
  readonly goals: readonly { readonly label: string; readonly standing: GoalStanding }[];
};

type Moved = SummaryFigure & { readonly now: number; readonly before: number; readonly change: number };

/** Smaller changes are called steady. */
const steady = 0.01;
/** With so few before, chance alone makes large changes. */
const fewest = 20;
/** A channel is the reason only when it made this much of the change. */
const reasonable = 0.25;

const movedOf = (figure: SummaryFigure): Moved[] => {
  const { current, previous } = figure;
  const change = changeOf(current, previous);
  if (current === null || previous === null || change === null) return [];
  return [{ ...figure, now: current, before: previous, change }];
};

/** Another figure is the news only when it changed by half as much again as what the client is about. */
const clearly = 1.5;

/** What changed most in either direction, the earlier figure where the difference is not clear. */
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

/** `, mostly from paid search (+$9,800 of +$14,100)`, `, led by display (+$11,400)`; empty where no channel stands out. */
const reasonOf = ({ channels, now, before, write }: Moved): string => {
  const whole = now - before;
  const parts = channels
    .map(({ label, current, previous }) => ({ label, part: (current ?? 0) - (previous ?? 0) }))
    .filter(({ part }) => part * whole > 0)
    .toSorted((one, other) => Math.abs(other.part) - Math.abs(one.part));
  const [top] = parts;
  if (top === undefined || Math.abs(top.part) < Math.abs(whole) * reasonable) return '';
  const [name, size] = [inSentence(top.label), signed(top.part, write)];
  // Others went the other way.
  if (Math.abs(top.part) > Math.abs(whole)) return `, led by ${name} (${size})`;
  return `, mostly from ${name} (${size} of ${signed(whole, write)})`;
};

const movement = (moved: Moved, versus: string, isPartial: boolean): string => {
  const { label, isPlural, now, change, write } = moved;
  const lack = isPartial ? ', for which some sources have no data' : '';
  const against = `against ${comparedInSentence(versus)}${lack}`;
  if (Math.abs(change) < steady)
    return `${label} ${isPlural ? 'are' : 'is'} steady at ${write(now)} ${against}`;
  const verb = change > 0 ? 'rose' : 'fell';
  return `${label} ${verb} ${changeBy(change)} to ${write(now)} ${against}${reasonOf(moved)}`;
};

const goalClause = (goals: SummaryFacts['goals']): string => {
  const known = goals.filter(({ standing }) => standing !== 'unknown');
  if (known.length === 0) return '';
  const told = (standing: GoalStanding, words: string): string => {
    const labels = known.filter((goal) => goal.standing === standing).map(({ label }) => inSentence(label));
    const [noun, verb] = labels.length === 1 ? ['goal', 'is'] : ['goals', 'are'];
    return labels.length === 0 ? '' : `; the ${noun} for ${englishList(labels)} ${verb} ${words}`;
  };
  const short = told('atRisk', 'at risk') || told('behind', 'behind plan');
  if (short !== '') return short;
  if (known.length === 1) return '; its goal is on track';
  return known.length === 2 ? '; both goals are on track' : `; all ${known.length} goals are on track`;
};

/** Null where nothing can be said: no figure that anybody reports. Never NaN: changes from zero are left out. */
export const clientSummary = ({ figures, versus, isPartial, goals }: SummaryFacts): string | null => {
  const top = versus === null ? null : mostMoved(figures);
  if (top !== null && versus !== null) return `${movement(top, versus, isPartial)}${goalClause(goals)}.`;
  const first = figures.find(({ current }) => current !== null);
  if (first === undefined || first.current === null) return null;
  const verb = first.isPlural ? 'are' : 'is';
  return `${first.label} ${verb} ${first.write(first.current)}${goalClause(goals)}.`;
};
