/** Parses questions about the order of days, weeks or months, and about the middle of a list. */
import { isFactMeasure } from '../kpi/figureNames.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import type { Days } from '../metrics/rangePreset.ts';
import { intervalsFor, lengthOf } from '../metrics/viewInterval.ts';
import type { Condition, CourseAsk, Side, WeekdaySet } from './figureQuestion.ts';
import type { Lexeme, SpanUnit } from './lexeme.ts';
import { type Asked, dimensionsIn, has, type Kind, type Made, of, statedBy } from './questionParts.ts';
import { changeIn, isUpward } from './readChange.ts';

export const partRefusal = (
  what: string,
  lexemes: readonly Lexeme[],
  kinds: readonly Kind[],
): string | null => {
  const found = lexemes.find(({ kind }) => kinds.includes(kind));
  return found === undefined
    ? null
    : `${what}, so I can’t use “${found.words}” with it. Please split the question.`;
};

const longDefault = 365;

/** Without a period, a year is searched. */
export const longDays = ({
  lexemes,
  times,
}: Asked): { readonly days: Days; readonly stated: readonly string[] } => {
  if (has(lexemes, 'period', 'before')) return times;
  const { to } = times.days;
  const said = `You named no period, so this is the last ${longDefault} days up to yesterday.`;
  return { days: { from: to - longDefault + 1, to }, stated: [said] };
};

export const weekdaysIn = (lexemes: readonly Lexeme[]): WeekdaySet | null => {
  const [only, ...others] = of(lexemes, 'weekdays');
  return only === undefined || others.length > 0 ? null : { days: only.days, label: only.label };
};

const unitOf = (lexemes: readonly Lexeme[]): SpanUnit | null => {
  const units = new Set([
    ...of(lexemes, 'step').map(({ unit }) => unit),
    ...of(lexemes, 'steps').map(({ interval }) => interval),
  ]);
  const [unit = 'day', ...others] = units;
  return others.length > 0 || unit === 'hour' || unit === 'weekday' ? null : unit;
};

const changesKinds: readonly Kind[] = [
  'rank',
  'bound',
  'dimension',
  'versus',
  'before',
  'yearBefore',
  'why',
  'cause',
  'step',
  'share',
  'per',
];

/** `revenue by month with change`, over at least two of them. */
const changesBy = ({ lexemes, times }: Asked): SpanUnit | null => {
  const [steps] = of(lexemes, 'steps');
  if (steps === undefined || steps.interval === 'hour' || !has(lexemes, 'change')) return null;
  if (has(lexemes, ...changesKinds)) return null;
  return lengthOf(times.days) >= { day: 2, week: 14, month: 59 }[steps.interval] ? steps.interval : null;
};

type ReadAsk = CourseAsk | { readonly why: string } | null;

/** A run needs a bound or a direction. */
const streakAsk = ({ lexemes, figure }: Asked, where: readonly Condition[]): ReadAsk => {
  const change = changeIn(lexemes);
  const upward = change === null ? null : isUpward(change.sense, figure);
  if (where.length > 0 && change === null) return { is: 'streak', upward: null };
  if (where.length === 0 && upward !== null) return { is: 'streak', upward };
  return { why: 'A run of what? Say “days in a row above 100”, or “in a row with growth”.' };
};

/** The search for an end needs a bound. */
const courseAsk = (asked: Asked, where: readonly Condition[]): ReadAsk => {
  const { lexemes, figure } = asked;
  const is = of(lexemes, 'course')[0]?.course;
  const { label } = figureOf(figure);
  if (is === undefined) {
    if (!has(lexemes, 'median')) return null;
    if (has(lexemes, 'step', 'steps', 'weekdays')) return { is: 'median' };
    return {
      why: `The median of what: days, weeks, months, clients or channels? Ask “median daily ${label.toLowerCase()}”.`,
    };
  }
  if (is === 'spread') return { is };
  if (is === 'streak') return streakAsk(asked, where);
  if (is === 'cumulative')
    return isFactMeasure(figure) ? { is } : { why: `${label} is a ratio, so it has no running total.` };
  return where.length === 0 || has(lexemes, 'change')
    ? { why: `Please name a bound, such as “${label.toLowerCase()} above 100”.` }
    : { is };
};

const courseKinds: readonly Kind[] = [
  'versus',
  'yearBefore',
  'share',
  'per',
  'why',
  'cause',
  'number',
  'comparative',
  'rank',
  'average',
];

const boundKinds: readonly Kind[] = ['bound', 'change'];

const courseObstacle = ({ lexemes }: Asked, ask: CourseAsk, days: Days, unit: SpanUnit): string | null => {
  const isBounded = ask.is === 'streak' || ask.is === 'since' || ask.is === 'first' || ask.is === 'last';
  const kinds = isBounded
    ? courseKinds
    : ask.is === 'changes'
      ? courseKinds
      : [...courseKinds, ...boundKinds];
  const unused = partRefusal(
    'I follow one figure through a period',
    lexemes,
    ask.is === 'changes' ? kinds : [...kinds, 'before'],
  );
  if (unused !== null) return unused;
  const interval = unit === 'quarter' ? 'month' : unit;
  if (dimensionsIn(lexemes).length > 0 || of(lexemes, 'course').length > 1)
    return 'I can follow one figure through days, weeks or months, and not each of several things.';
  return intervalsFor(days).includes(interval) ? null : `This period has no whole ${unit}s to choose from.`;
};

const boundsOf = ({ lexemes, figure, where }: Asked): readonly Condition[] => [
  ...of(lexemes, 'bound').map(({ bound }) => ({ figure, bound })),
  ...where,
];

export const courseOf = (asked: Asked, side: Side): Made | null => {
  const { lexemes, figure } = asked;
  const changes = changesBy(asked);
  const where = boundsOf(asked);
  const isOfSteps = !has(lexemes, 'median') || dimensionsIn(lexemes).length === 0;
  const ask = changes === null ? (isOfSteps ? courseAsk(asked, where) : null) : ({ is: 'changes' } as const);
  if (ask === null) return null;
  if ('why' in ask) return ask;
  const unit = changes ?? unitOf(lexemes);
  if (unit === null) return { why: 'I can follow a figure by day, week, month or quarter.' };
  const isSearched = ask.is === 'since' || ask.is === 'first' || ask.is === 'last';
  const { days, stated } = isSearched ? longDays(asked) : asked.times;
  const why = courseObstacle(asked, ask, days, unit);
  if (why !== null) return { why };
  const weekdays = unit === 'day' ? weekdaysIn(lexemes) : null;
  return {
    question: {
      intent: 'course',
      figure,
      side: { ...side, days },
      unit,
      weekdays,
      ask,
      where,
      interval: unit === 'quarter' ? 'month' : unit,
      stated: [...stated, ...statedBy(lexemes)],
    },
  };
};

const acrossKinds: readonly Kind[] = [
  'versus',
  'before',
  'yearBefore',
  'share',
  'per',
  'why',
  'cause',
  'change',
  'bound',
  'rank',
  'number',
  'steps',
  'step',
  'course',
  'comparative',
];

/** `median revenue per client`; the average of a ratio is that of all together. */
export const acrossOf = (asked: Asked, side: Side): Made | null => {
  const { lexemes, figure, times, where } = asked;
  const [by, ...others] = new Set(dimensionsIn(lexemes).map((one) => one.by));
  const isMean = has(lexemes, 'average') && isFactMeasure(figure);
  if (by === undefined || !(has(lexemes, 'median') || isMean)) return null;
  const unused = partRefusal('I take the middle or mean over a list of totals', lexemes, acrossKinds);
  if (unused !== null) return { why: unused };
  if (others.length > 0 || where.length > 0)
    return { why: 'I can take the middle or mean over one kind of thing.' };
  if (by === 'client' && side.client !== null)
    return { why: 'A mean over clients needs more than one client.' };
  const is = has(lexemes, 'median') ? 'median' : 'mean';
  const stated = [...times.stated, ...statedBy(lexemes)];
  return { question: { intent: 'across', figure, side, by, is, interval: null, stated } };
};
