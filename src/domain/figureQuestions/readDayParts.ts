/** Parses questions about days of the week and hours of the day. */
import { weekdayOf } from '../calendar/epochDay.ts';
import type { Days } from '../metrics/rangePreset.ts';
import type { DayPartsQuestion, Side, WeekdaySet } from './figureQuestion.ts';
import type { Lexeme } from './lexeme.ts';
import { type Asked, dimensionsIn, has, type Kind, type Made, of, statedBy } from './questionParts.ts';
import { partRefusal } from './readCourse.ts';
import { descendingOf, endOf, skipOf } from './readRanking.ts';

const partsKinds: readonly Kind[] = [
  'before',
  'yearBefore',
  'share',
  'per',
  'why',
  'cause',
  'change',
  'bound',
  'steps',
  'course',
  'median',
];

/** `is revenue higher on weekends`: than on all other days. */
const otherDays = ({ days, label }: WeekdaySet): WeekdaySet => {
  const others = [0, 1, 2, 3, 4, 5, 6].filter((day) => !days.includes(day));
  return {
    days: others,
    label: label === 'Weekends' ? 'Weekdays' : label === 'Weekdays' ? 'Weekends' : 'Other days',
  };
};

/** Sets of weekdays to sum; with steps of days, a ranking of days is asked for instead. */
const setsIn = (lexemes: readonly Lexeme[]): readonly WeekdaySet[] | null => {
  const sets = of(lexemes, 'weekdays').map(({ days, label }) => ({ days, label }));
  const isOfDays = has(lexemes, 'step', 'course', 'median') || (has(lexemes, 'bound') && sets.length < 2);
  if (sets.length === 0 || (isOfDays && sets.length < 2)) return null;
  const [only] = sets;
  const isOpen =
    only !== undefined && sets.length === 1 && has(lexemes, 'comparative') && !has(lexemes, 'versus');
  return isOpen ? [only, otherDays(only)] : sets;
};

const isWithin = (days: readonly number[], { from, to }: Days): boolean =>
  to - from >= 6 || days.some((day) => from + ((day - weekdayOf(from) + 7) % 7) <= to);

const placesOf = (asked: Asked): number | null => {
  const { lexemes } = asked;
  const [number] = of(lexemes, 'number');
  if (number !== undefined) return number.value;
  return has(lexemes, 'rank') ? 1 : null;
};

type Parts = DayPartsQuestion['parts'];

const partsIn = (lexemes: readonly Lexeme[]): { readonly parts: Parts; readonly isOfOne: boolean } | null => {
  const [step, ...others] = of(lexemes, 'step').flatMap(({ unit }) =>
    unit === 'weekday' || unit === 'hour' ? [unit] : [],
  );
  const sets = setsIn(lexemes);
  const parts = step ?? sets;
  return parts === null
    ? null
    : { parts, isOfOne: others.length === 0 && (step === undefined || sets === null) };
};

const setsObstacle = ({ lexemes }: Asked, sets: readonly WeekdaySet[], days: Days): string | null => {
  const isOfTimes = has(lexemes, 'versus') && (sets.length < 2 || has(lexemes, 'before', 'yearBefore'));
  if (of(lexemes, 'period').length > 1 || isOfTimes)
    return 'I sum days of the week over one period. Please ask for each period by itself.';
  return sets.every((set) => isWithin(set.days, days)) ? null : 'The period has no such day of the week.';
};

const partsObstacle = (asked: Asked, parts: Parts, days: Days): string | null => {
  const { lexemes } = asked;
  const isRanked = typeof parts === 'string';
  const own: readonly Kind[] = isRanked ? ['versus', 'comparative'] : ['number'];
  return (
    (isRanked ? null : setsObstacle(asked, parts, days)) ??
    partRefusal('I sum days of the week or hours of the day over one period', lexemes, [
      ...partsKinds,
      ...own,
    ])
  );
};

export const dayPartsOf = (asked: Asked, side: Side): Made | null => {
  const { lexemes, figure, times, where } = asked;
  const read = partsIn(lexemes);
  if (read === null) return null;
  const { parts, isOfOne } = read;
  if (!isOfOne || dimensionsIn(lexemes).length > 0 || where.length > 0)
    return {
      why: 'I can compare days of the week or hours of the day, without a further split or condition.',
    };
  const unused = partsObstacle(asked, parts, side.days);
  if (unused !== null) return { why: unused };
  const isRanked = typeof parts === 'string' && has(lexemes, 'rank');
  const descending = isRanked ? descendingOf(endOf(lexemes), figure) : null;
  if (isRanked && descending === null)
    return { why: 'Neither more nor less of it is better. Please say highest or lowest.' };
  return {
    question: {
      intent: 'dayParts',
      figure,
      side,
      parts,
      descending,
      most: typeof parts === 'string' ? placesOf(asked) : null,
      skip: skipOf(lexemes),
      interval: null,
      stated: [...times.stated, ...statedBy(lexemes)],
    },
  };
};
