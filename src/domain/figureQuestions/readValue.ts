/** Parses the request about one metric: a change, bound, share, average or cause. */
import { isFactMeasure } from '../kpi/figureNames.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import { noFilters } from '../metrics/view.ts';
import { intervalsFor } from '../metrics/viewInterval.ts';
import type { Side, SpanReading, ValueQuestion } from './figureQuestion.ts';
import type { Lexeme } from './lexeme.ts';
import { type Asked, figuresIn, has, type Made, of, statedBy } from './questionParts.ts';
import { changeBound, changeIn, comparativeSense } from './readChange.ts';

/** “What percent did revenue grow” asks for a change, “how did the share change” for shares. */
const asksForShare = (lexemes: readonly Lexeme[]): boolean =>
  of(lexemes, 'share').some(({ isPercent }) => isPercent !== true || changeIn(lexemes) === null);

const ofTotals = (step: string, label: string): string =>
  `I take ${label} of the whole period here, not “${step}”. For single days ask “days with ${label.toLowerCase()} above 100”.`;

type ReadAsk = { readonly ask: ValueQuestion['ask'] } | { readonly why: string };

const asksFor = (asks: readonly boolean[]): number => asks.filter(Boolean).length;

/** The percentage of a change is not a bound of its own. */
const isBound = ({ lexemes, figure }: Asked, isWhy: boolean): boolean =>
  has(lexemes, 'bound') && (isWhy || changeBound(lexemes, figure) === null);

const askObstacle = (asked: Asked): string | null => {
  const { lexemes, figure } = asked;
  const { label, direction } = figureOf(figure);
  const change = changeIn(lexemes);
  const sense = change?.sense ?? comparativeSense(lexemes);
  if (direction === 'neutral' && (sense === 'better' || sense === 'worse'))
    return `More ${label.toLowerCase()} is neither better nor worse. Please say higher or lower.`;
  const isShare = asksForShare(lexemes);
  const isAverage = has(lexemes, 'average') && isFactMeasure(figure);
  const isWhy = has(lexemes, 'why', 'cause');
  const isOfChange = isWhy || (change !== null && !isShare);
  if (
    asksFor([
      isBound(asked, isWhy),
      isOfChange,
      isShare,
      has(lexemes, 'per'),
      has(lexemes, 'ratio'),
      isAverage,
    ]) > 1 ||
    of(lexemes, 'bound').length > 1 ||
    of(lexemes, 'per').length > 1
  )
    return 'I can answer one of these at a time. Please split the question.';
  const [step] = of(lexemes, 'steps');
  if (step !== undefined && (has(lexemes, 'bound', 'per') || isShare)) return ofTotals(step.words, label);
  return has(lexemes, 'per') && !isFactMeasure(figure)
    ? `${label} is a ratio already, so it cannot be divided once more.`
    : null;
};

/** `revenue per session`, `the ratio of clicks to sessions`. */
const quotientOf = (lexemes: readonly Lexeme[]): ValueQuestion['ask'] => {
  const [ratio] = of(lexemes, 'ratio');
  const [per] = of(lexemes, 'per');
  const below = figuresIn(lexemes)[1];
  if (ratio !== undefined && below !== undefined)
    return { is: 'ratio', figure: below, isPercent: ratio.isPercent === true };
  return per === undefined ? null : { is: 'per', figure: per.figure };
};

const askOf = (asked: Asked, side: Side): ReadAsk => {
  const { lexemes, isYesNo } = asked;
  const why = askObstacle(asked);
  if (why !== null) return { why };
  const change = changeIn(lexemes);
  const [bound] = of(lexemes, 'bound');
  const by = changeBound(lexemes, asked.figure);
  if (bound !== undefined && by === null) return { ask: { is: 'bound', bound: bound.bound, isYesNo } };
  const quotient = quotientOf(lexemes);
  if (quotient !== null) return { ask: quotient };
  if (asksForShare(lexemes)) return shareOf(asked, side);
  if (has(lexemes, 'average')) return averageOf(asked);
  const sense = change?.sense ?? comparativeSense(lexemes);
  if (has(lexemes, 'cause')) return { ask: { is: 'cause', sense, suspect: isFiltered(side) ? side : null } };
  if (has(lexemes, 'why') && sense !== null) return { ask: { is: 'change', sense, isYesNo: false } };
  if (change === null) return { ask: comparedAsk(asked) };
  return { ask: { is: 'change', sense: change.sense, isYesNo, ...(by !== null && { by }) } };
};

const isFiltered = ({ filters }: Side): boolean => Object.values(filters).some(({ length }) => length > 0);

/** `is revenue higher this month?` asks for a change like `is it up`. */
const comparedAsk = ({ lexemes, isYesNo }: Asked): ValueQuestion['ask'] => {
  const sense = comparativeSense(lexemes);
  return sense === null || !isYesNo ? null : { is: 'change', sense, isYesNo };
};

/** The whole of a share: the same selection without the named filter or client. */
const shareOf = ({ lexemes, figure }: Asked, side: Side) => {
  const filters = of(lexemes, 'filter');
  const [only, ...others] = new Set(filters.map(({ dimension }) => dimension));
  if (!isFactMeasure(figure)) return { why: `${figureOf(figure).label} is a ratio, so it has no shares.` };
  if (only === undefined && side.without !== undefined) {
    const { without: _without, ...whole } = side;
    return { ask: { is: 'share', whole } as const };
  }
  if (others.length > 0 || (only === undefined && side.client === null))
    return {
      why: 'A share of what? Name a channel, campaign, device, country, source or client, or ask “share by channel”.',
    };
  const whole: Side =
    only === undefined ? { ...side, client: null } : { ...side, filters: { ...side.filters, [only]: [] } };
  return { ask: { is: 'share', whole } as const };
};

/** `average daily spend`: a sum divided by the named unit. */
const averageOf = ({ lexemes, figure }: Asked) => {
  const unit = of(lexemes, 'steps')[0]?.interval;
  if (!isFactMeasure(figure)) return { ask: null };
  if (unit === undefined || unit === 'hour')
    return { why: 'An average per what? Please say per day, per week or per month.' };
  return { ask: { is: 'average', unit } as const };
};

const spanAsk = (span: SpanReading): ValueQuestion['ask'] => {
  if (span.is === 'span') return { is: 'span', ends: span.ends };
  return span.is === 'ends' && !span.asked ? { is: 'ends', together: span.span.days } : null;
};

export const figureAlone = (asked: Asked, side: Side): Made => {
  const { lexemes, figure, times, span } = asked;
  const interval = of(lexemes, 'steps')[0]?.interval ?? null;
  if (interval !== null && !intervalsFor(times.days).includes(interval))
    return { why: `This period cannot be shown by ${interval}.` };
  const read = askOf(asked, side);
  if ('why' in read) return read;
  const ask =
    read.ask ??
    spanAsk(span) ??
    (interval !== null && isPer(lexemes) ? ({ is: 'average', unit: interval } as const) : null);
  const stated = [...times.stated, ...statedBy(lexemes)];
  const intent = has(lexemes, 'why', 'cause') ? 'why' : 'value';
  const isAverage = ask?.is === 'average' && (!isFactMeasure(figure) || ask.unit === 'hour');
  const whole = ask?.is === 'cause' ? { ...side, filters: noFilters } : side;
  return {
    question: {
      intent,
      figure,
      side: whole,
      against: times.against,
      interval,
      stated,
      ask: isAverage ? null : ask,
    },
  };
};

/** `revenue per day` is ambiguous, so the answer gives the mean and the series. */
const isPer = (lexemes: readonly Lexeme[]): boolean =>
  of(lexemes, 'steps').some(({ words }) => /^(per|daily|weekly|monthly)/.test(words));
