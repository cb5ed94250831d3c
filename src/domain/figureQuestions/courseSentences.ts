/** Words the order of days, weeks or months: their median, longest run, first or last within bounds, running total. */
import { englishList } from '../english/englishList.ts';
import { englishNumber } from '../english/englishNumber.ts';
import { figureText } from '../kpi/figureText.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import { meets, whereText } from './boundWords.ts';
import { changeText } from './changeSentence.ts';
import type { CourseQuestion } from './figureQuestion.ts';
import { medianOf, type Step, stepName } from './stepSpans.ts';

export type Valued = Step & { readonly value: number };

export type Course = {
  readonly question: CourseQuestion;
  readonly steps: readonly Valued[];
  /** `revenue of all 8 clients`. */
  readonly about: string;
  /** `from 1 Dec to 31 Dec 2025`. */
  readonly days: string;
};

const capitalized = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const countText = (number: number, unit: string): string =>
  `${englishNumber(number)} ${unit}${number === 1 ? '' : 's'}`;

/** Half a session is possible for a median. */
const medianText = (figure: CourseQuestion['figure'], value: number): string =>
  figureOf(figure).unit === 'count' && !Number.isInteger(value)
    ? englishNumber(value, { least: 1, most: 1 })
    : figureText(figure, value);

const pointText = ({ question: { unit, figure } }: Course, step: Valued): string =>
  `${stepName(unit, step)} ${figureText(figure, step.value)}`;

export const medianIn = ({ steps }: Pick<Course, 'steps'>): number | null =>
  medianOf(steps.map(({ value }) => value));

const medianSentence = (course: Course): string => {
  const { question, steps, about, days } = course;
  const value = medianIn(course) ?? 0;
  return `The median ${question.unit} of ${about} ${days} was ${medianText(question.figure, value)}, over ${countText(steps.length, question.unit)}.`;
};

const spreadSentence = ({ question: { figure, unit }, steps, about, days }: Course): string => {
  const sorted = steps.toSorted((one, other) => one.value - other.value);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined) return '';
  const [least, most] = [low, high].map((one) => `${figureText(figure, one.value)} (${stepName(unit, one)})`);
  const difference = figureText(figure, high.value - low.value);
  return `By ${unit}, ${about} ${days} ranged from ${least} to ${most}, ${difference} apart.`;
};

const mostPoints = 12;

/** All of a few, otherwise evenly spread ones with the last. */
const spreadOut = <One>(all: readonly One[]): readonly One[] => {
  const every = Math.ceil(all.length / mostPoints);
  return all.filter((_, at) => (all.length - 1 - at) % every === 0);
};

const cumulativeSentence = ({ question: { figure, unit }, steps, about, days }: Course): string => {
  let sum = 0;
  const sums = steps.map(({ to, value }) => {
    sum += value;
    return `${figureText(figure, sum)} by ${stepName('day', { from: to, to })}`;
  });
  return `Running total by ${unit} of ${about} ${days}: ${englishList(spreadOut(sums))}.`;
};

/** `up $1,200 (4.1%)`: the former value is listed before. */
const changeFrom = (figure: CourseQuestion['figure'], step: Valued, before: Valued | undefined): string =>
  before === undefined
    ? ''
    : `, ${changeText(figure, step.value, before.value).replace(/, from [^()]*\)$/, ')')}`;

const changesSentence = ({ question: { figure, unit }, steps, about, days }: Course): string => {
  const lines = steps.map(
    (step, at) =>
      `${stepName(unit, step)} ${figureText(figure, step.value)}${changeFrom(figure, step, steps[at - 1])}`,
  );
  return `${capitalized(about)} by ${unit} ${days}, each against the ${unit} before: ${lines.join('; ')}.`;
};

/** A step counts by the bounds, or by its change from the one before. */
const counting = ({ question: { where, ask }, steps }: Course): readonly boolean[] => {
  const upward = ask.is === 'streak' ? ask.upward : null;
  if (upward === null) return steps.map((step) => meets(where, step.figures));
  return steps.map(({ value }, at) => {
    const before = steps[at - 1];
    return before !== undefined && (upward ? value > before.value : value < before.value);
  });
};

type Run = { readonly first: number; readonly length: number };

const runsOf = (counts: readonly boolean[]): readonly Run[] => {
  const starts = counts.flatMap((holds, at) => (holds && counts[at - 1] !== true ? [at] : []));
  return starts.map((first) => {
    const end = counts.indexOf(false, first);
    return { first, length: (end < 0 ? counts.length : end) - first };
  });
};

const heldText = ({ question: { figure, where, ask }, about }: Course): string => {
  if (ask.is !== 'streak' || ask.upward === null) return `${about} ${whereText(figure, where)}`;
  return `${about} ${ask.upward ? 'above' : 'below'} the one before`;
};

const runText = ({ steps }: Course, { first, length }: Run): string => {
  const [from, to] = [steps[first], steps[first + length - 1]];
  if (from === undefined || to === undefined) return '';
  const isDay = from.from === to.to;
  return stepName(isDay ? 'day' : 'week', { from: from.from, to: to.to });
};

const streakSentence = (course: Course): string => {
  const { question, steps, days } = course;
  const { unit } = question;
  const runs = runsOf(counting(course));
  const [longest, ...others] = runs.toSorted((one, other) => other.length - one.length);
  if (longest === undefined) return `No ${unit} ${days} had ${heldText(course)}.`;
  const ties = others.filter(({ length }) => length === longest.length).map((one) => runText(course, one));
  const equal = ties.length === 0 ? '' : `, as long as ${englishList(ties)}`;
  const last = runs.at(-1);
  const running = last !== undefined && last.first + last.length === steps.length ? last.length : 0;
  const now = running === 0 ? 'None was running at the end.' : `${countText(running, unit)} at the end.`;
  return `The longest run of ${unit}s ${days} with ${heldText(course)} has ${countText(longest.length, unit)}: ${runText(course, longest)}${equal}. ${now}`;
};

const sinceSentence = (course: Course): string => {
  const { question, steps, days } = course;
  const { unit } = question;
  const last = runsOf(counting(course)).at(-1);
  const latest = steps.at(-1);
  if (latest === undefined) return '';
  const end = last === undefined ? 0 : last.first + last.length;
  if (last === undefined || end < steps.length) {
    const before = last === undefined ? 'never' : `last ${runText(course, { first: end - 1, length: 1 })}`;
    return `It is not so now: ${pointText(course, latest)}. ${capitalized(unit)}s ${days} with ${heldText(course)}: ${before}.`;
  }
  const start = steps[last.first]?.from ?? latest.from;
  const lead = last.first === 0 ? 'At least since' : 'Since';
  return `${lead} ${stepName('day', { from: start, to: start })}: ${countText(last.length, unit)} in a row had ${heldText(course)}. The latest: ${pointText(course, latest)}.`;
};

const endSentence = (course: Course, is: 'first' | 'last'): string => {
  const { question, steps, days } = course;
  const meant = steps.filter((step) => meets(question.where, step.figures));
  const one = is === 'first' ? meant[0] : meant.at(-1);
  if (one === undefined) return `No whole ${question.unit} ${days} had ${heldText(course)}.`;
  return `The ${is} ${question.unit} ${days} with ${heldText(course)}: ${pointText(course, one)}; ${countText(meant.length, question.unit)} in all.`;
};

export const courseSentence = (course: Course): string => {
  const { is } = course.question.ask;
  if (course.steps.length === 0)
    return `No whole ${course.question.unit} ${course.days} has ${course.about}.`;
  switch (is) {
    case 'median':
      return medianSentence(course);
    case 'spread':
      return spreadSentence(course);
    case 'cumulative':
      return cumulativeSentence(course);
    case 'changes':
      return changesSentence(course);
    case 'streak':
      return streakSentence(course);
    case 'since':
      return sinceSentence(course);
    default:
      return endSentence(course, is);
  }
};
