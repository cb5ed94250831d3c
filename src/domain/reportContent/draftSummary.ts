/** Drafts a summary from the report's content; every number in it also appears in the report. */
import type { ReportContent, SectionContent } from '../contract/reportContentSchemas.ts';
import { chanceWords } from '../forecast/targetChance.ts';
import { type FigureChange, figureChange } from '../kpi/figureChange.ts';
import { figureInSentence, wasOrWere } from '../kpi/figureInSentence.ts';
import { figureText } from '../kpi/figureText.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import { goalStatusInSentence, goalVerdict } from '../portfolio/goalStatus.ts';

type Of<Kind extends SectionContent['kind']> = Extract<SectionContent, { kind: Kind }>;
type Shown = Of<'figures'>['figures'][number];

const hasValue = ({ value }: Shown): boolean => value !== null;

const changeIn = ({ figure, value, previous }: Shown): FigureChange => figureChange(figure, value, previous);

const figureSentence = (shown: Shown): string => {
  const change = changeIn(shown);
  const { figure, value } = shown;
  const changeWords = change.value === null ? '' : `, ${change.words}`;
  return `${figureOf(figure).label} ${wasOrWere(figure)} ${figureText(figure, value)}${changeWords}.`;
};

/** The first metric, then the largest improvement and the largest decline. */
const worthTelling = (figures: readonly Shown[]): readonly Shown[] => {
  const known = figures.filter(hasValue);
  const bySize = (verdict: FigureChange['verdict']) =>
    known
      .filter((one) => changeIn(one).verdict === verdict)
      .toSorted((one, other) => Math.abs(changeIn(other).value ?? 0) - Math.abs(changeIn(one).value ?? 0));
  const [best, worst] = [bySize('good')[0], bySize('bad')[0]];
  return [...new Set([known[0], best, worst])].filter((one) => one !== undefined);
};

const goalSentence = (goal: Of<'goals'>['goals'][number]): string => {
  const { figure, target, actual, attainment, projected = null, chance } = goal;
  if (actual === null || attainment === null) return '';
  const words = `${figureText(figure, actual)} of ${figureText(figure, target)}`;
  const status = goalStatusInSentence[goalVerdict(goal)];
  const end =
    projected === null || projected === actual
      ? ''
      : `, heading for ${figureText(figure, projected)}${chanceWords(chance)}`;
  return `The goal for ${figureInSentence(figure)} is ${status}: ${words}${end}.`;
};

const strongestRow = ({
  figures: [figure],
  rows,
  by,
}: Pick<Of<'bar'>, 'figures' | 'rows' | 'by'>): string => {
  const top = rows[0];
  const value = top?.values[0]?.value ?? null;
  if (!top || !figure || value === null || rows.length < 2) return '';
  return `The ${by} with the most ${figureInSentence(figure)} was ${top.label}: ${figureText(figure, value)}.`;
};

const comparedWords = {
  none: '',
  previous: 'Changes are against the period before.',
  year: 'Changes are against the same days a year before.',
} as const;

const weekdayWords = {
  none: '',
  previous: 'Changes are against the weeks before, weekday by weekday.',
  year: 'Changes are against 52 weeks before, weekday by weekday.',
} as const;

/** The comparison of a report; `match` omitted: day by day. */
type Compared = {
  readonly compare: keyof typeof comparedWords;
  readonly match?: 'weekday' | undefined;
};

const noFiguresText = 'There are no figures for these days.';

/** Empty without metrics and goals; says so if none of them is known. */
export const draftSummary = (
  { sections }: Pick<ReportContent, 'sections'>,
  { compare, match }: Compared,
): string => {
  const figures = sections.find((one) => one.kind === 'figures');
  const goals = sections.find((one) => one.kind === 'goals');
  const rows = sections.find((one) => one.kind === 'bar' || one.kind === 'table');
  const worthwhile = worthTelling(figures?.figures ?? []);
  const isCompared = worthwhile.some((one) => changeIn(one).value !== null);
  const sentences = [
    ...worthwhile.map(figureSentence),
    isCompared ? (match === 'weekday' ? weekdayWords : comparedWords)[compare] : '',
    ...(goals?.goals ?? []).slice(0, 2).map(goalSentence),
    rows ? strongestRow(rows) : '',
  ].filter((sentence) => sentence !== '');
  const isEmpty = sentences.length === 0 && figures !== undefined;
  return isEmpty ? noFiguresText : sentences.join(' ');
};
