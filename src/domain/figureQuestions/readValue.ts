/** Parses the request about one metric: a change, bound, share, average or cause. */
import { isFactMeasure } from '../kpi/figureNames.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import { noFilters } from '../metrics/view.ts';
import { intervalsFor } from '../metrics/viewInterval.ts';
import type { Side, SpanReading, ValueQuestion } from './figureQuestion.ts';
import type { Lexeme } from './lexeme.ts';
import { type Asked, has, type Made, of, statedBy } from './questionParts.ts';
import { changeIn } from './readChange.ts';

type ReadAsk = { readonly ask: ValueQuestion['ask'] } | { readonly why: string };

const comparativeIn = (lexemes: readonly Lexeme[]): string | undefined =>
  lexemes.find(({ kind }) => kind === 'comparative')?.words;

const askObstacle = ({ lexemes, figure }: Asked): string | null => {
  const { label, direction } = figureOf(figure);
  const change = changeIn(lexemes);
  const sense = change?.sense ?? comparativeIn(lexemes);
  if (direction === 'neutral' && (sense === 'better' || sense === 'worse'))
    return `More ${label.toLowerCase()} is neither better nor worse. Please say higher or lower.`;
  const isShare = has(lexemes, 'share') && change === null;
  const asks = [has(lexemes, 'bound'), change !== null || isShare, has(lexemes, 'per')].filter(Boolean);
  if (asks.length > 1 || of(lexemes, 'bound').length > 1 || of(lexemes, 'per').length > 1)
    return 'I can answer one of these at a time. Please split the question.';
  return has(lexemes, 'per') && !isFactMeasure(figure)
    ? `${label} is a ratio already, so it cannot be divided once more.`
    : null;
};

const askOf = (asked: Asked, side: Side): ReadAsk => {
  const { lexemes, isYesNo } = asked;
  const why = askObstacle(asked);
  if (why !== null) return { why };
  const change = changeIn(lexemes);
  const [bound] = of(lexemes, 'bound');
  const [per] = of(lexemes, 'per');
  if (bound !== undefined) return { ask: { is: 'bound', bound: bound.bound, isYesNo } };
  if (per !== undefined) return { ask: { is: 'per', figure: per.figure } };
  if (has(lexemes, 'share') && change === null) return shareOf(asked, side);
  if (has(lexemes, 'average')) return averageOf(asked);
  if (has(lexemes, 'cause')) return { ask: { is: 'cause', suspect: isFiltered(side) ? side : null } };
  return { ask: change === null ? comparedAsk(asked) : { is: 'change', sense: change.sense, isYesNo } };
};

const isFiltered = ({ filters }: Side): boolean => Object.values(filters).some(({ length }) => length > 0);

/** `is revenue higher this month?` asks for a change like `is it up`. */
const comparedAsk = ({ lexemes, isYesNo }: Asked): ValueQuestion['ask'] => {
  const word = comparativeIn(lexemes);
  if (word === undefined || !isYesNo) return null;
  if (word === 'better' || word === 'worse') return { is: 'change', sense: word, isYesNo };
  const isUp = word === 'higher' || word === 'greater' || word === 'more';
  return { is: 'change', sense: isUp ? 'up' : 'down', isYesNo };
};

/** The whole of a share: the same selection without the named filter or client. */
const shareOf = ({ lexemes, figure }: Asked, side: Side) => {
  const filters = of(lexemes, 'filter');
  const [only, ...others] = new Set(filters.map(({ dimension }) => dimension));
  if (!isFactMeasure(figure)) return { why: `${figureOf(figure).label} is a ratio, so it has no shares.` };
  if (has(lexemes, 'versus', 'before', 'yearBefore'))
    return { why: 'I can tell a share of one period, and cannot compare shares.' };
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
