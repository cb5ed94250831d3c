/** Parses a question about metrics; refuses if a word is unknown or cannot be computed. */

import type { EpochDay } from '../calendar/epochDay.ts';
import { definedOnly } from '../definedOnly.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import type {
  FigureQuestion,
  Misunderstood,
  ReadFigureQuestion,
  Side,
  SpanReading,
} from './figureQuestion.ts';
import { goingOn, isLostFollowUp } from './followUp.ts';
import type { Lexeme } from './lexeme.ts';
import { lexemesOf } from './lexemesOf.ts';
import { type NamedPeriod, periodBefore, unitBack } from './namedPeriod.ts';
import { isAboutFigures, obstacleIn } from './obstacleIn.ts';
import { readTimes } from './periodsCompared.ts';
import {
  type Asked,
  clientsIn,
  dimensionsIn,
  figuresIn,
  filtersOf,
  has,
  type Made,
  type Of,
  of,
  type QuestionFacts,
  statedBy,
  understoodOf,
} from './questionParts.ts';
import { readSpan } from './readChange.ts';
import { comparedSides } from './readComparison.ts';
import { forecastOf } from './readForecast.ts';
import { peakOf } from './readPeak.ts';
import { rankOf } from './readRanking.ts';
import { figureAlone } from './readValue.ts';
import { figuresObstacle, unusedInComparison } from './unusedParts.ts';

/** Dimensions that revenue is attributed to; device and country are not. */
const causes: readonly string[] = ['channel', 'campaign', 'source'];

const blendedObstacle = (lexemes: readonly Lexeme[], figure: FigureName) => {
  const isSplit =
    of(lexemes, 'filter').some(({ dimension }) => causes.includes(dimension)) ||
    dimensionsIn(lexemes).some(({ by }) => causes.includes(by));
  if (figure !== 'mer' || !isSplit) return null;
  return {
    why: 'MER is all revenue ÷ all spend, whatever brought the sales in, so channels, campaigns and sources have none. They have ROAS.',
    instead: 'Which channel has the highest ROAS?',
  };
};

/** Words between two items; in `compare last month` both items follow. */
const isBetween = /^(vs|versus|against|than|or|relative to|(in )?compar\w+ (to|with))$/;

/** `vs last year`: the period after such a word is the baseline. Undefined if there is none. */
const baselineIn = (lexemes: readonly Lexeme[]): NamedPeriod | undefined => {
  const told = lexemes.filter(({ kind }) => kind !== 'filler');
  return told.flatMap((one, at) => {
    const next = told[at + 1];
    return one.kind === 'versus' && isBetween.test(one.words) && next?.kind === 'period' ? [next.period] : [];
  })[0];
};

/** `last 7 days vs previous 7 days`: the second means the days before. */
const isPriorOf = (lexemes: readonly Lexeme[], one: NamedPeriod, other: NamedPeriod): boolean =>
  /^previous/.test(of(lexemes, 'period')[1]?.words ?? '') &&
  one.days.from === other.days.from &&
  one.days.to === other.days.to;

/** The baseline comes second. If only it is named, the running unit of the same kind comes first. */
const periodsIn = (lexemes: readonly Lexeme[], today: EpochDay): readonly NamedPeriod[] => {
  const named = of(lexemes, 'period').map(({ period }) => period);
  const [only, second, ...others] = named;
  if (only && second && isPriorOf(lexemes, only, second))
    return [only, { ...second, days: periodBefore(only) }];
  const baseline = baselineIn(lexemes);
  if (baseline === undefined || only === undefined || others.length > 0) return named;
  if (second !== undefined) return [...named.filter((one) => one !== baseline), baseline];
  return only.unit === null ? named : [unitBack(only.unit, 0, today), only];
};

/** `clients with more revenue than last month than` and `October, November compared to` name no baseline. */
const isDangling = (lexemes: readonly Lexeme[], periods: readonly NamedPeriod[]): boolean => {
  const isOfThings = of(lexemes, 'filter').length > 1 || clientsIn(lexemes).length > 1;
  const links = lexemes.filter(({ kind, words }) => kind === 'versus' && isBetween.test(words));
  if (links.length === 0 || isOfThings || figuresIn(lexemes).length > 1) return false;
  if (has(lexemes, 'before', 'yearBefore')) return false;
  return periods.length < 2 || baselineIn(lexemes) === undefined;
};

const sideOf = ({ lexemes, times }: Asked): Side => ({
  label: '',
  client: clientsIn(lexemes)[0] ?? null,
  days: times.days,
  filters: filtersOf(of(lexemes, 'filter')),
});

const sidesOf = (asked: Asked, isOfTimes: boolean): Made | null => {
  const { lexemes, times, figure } = asked;
  const compared = has(lexemes, 'versus') ? comparedSides(asked) : null;
  if (compared === null || 'why' in compared) return compared;
  const unused = unusedInComparison(asked);
  if (unused !== null) return { why: unused };
  if (isOfTimes) return { why: 'I can compare two periods or two things, but not both at once.' };
  if (has(lexemes, 'change', 'bound', 'share', 'per', 'step', 'average', 'cause'))
    return { why: 'I can compare the values of two things, not their changes, shares or averages.' };
  const stated = [...times.stated, ...statedBy(lexemes)];
  return { question: { intent: 'compare', figure, sides: compared.sides, interval: null, stated } };
};

const questionOf = (asked: Asked, isOfTimes: boolean): Made => {
  const { lexemes } = asked;
  const sides = sidesOf(asked, isOfTimes);
  if (sides !== null) return sides;
  if (clientsIn(lexemes).length > 1)
    return {
      why: 'A figure covers one client or all of them. To compare two, write “against” between them.',
    };
  const side = sideOf(asked);
  // A suspected cause may name a campaign or channel without asking for a list.
  const listed = has(lexemes, 'cause') ? null : (peakOf(asked, side) ?? rankOf(asked, side));
  if (listed !== null) return listed;
  const isCompared = has(lexemes, 'versus') && figuresIn(lexemes).length < 2;
  const isOpen = has(lexemes, 'comparative') && !has(lexemes, 'versus') && !asked.isYesNo;
  if ((isCompared && !isOfTimes) || isOpen) return { why: 'What should it be compared with?' };
  return figureAlone(asked, side);
};

const overview: readonly FigureName[] = ['revenue_cents', 'spend_cents', 'conversions', 'sessions'];

const spanStated = (span: SpanReading, [only]: readonly Of<'period'>[]): readonly string[] => {
  if (span.is === 'plain' || only === undefined) return [];
  const said = `“${only.words}”`;
  if (span.is === 'span') return [`Read ${said} as one span.`];
  return span.asked
    ? [`Read ${said} as two times: the second against the first.`]
    : [`Read ${said} as two times, the second against the first. For one span, ask for the total.`];
};

const readPeriods = (lexemes: readonly Lexeme[], { today, usualDays }: QuestionFacts) => {
  const named = of(lexemes, 'period');
  const span = readSpan(lexemes, named);
  const isEnds = span.is === 'ends';
  const periods = isEnds ? [span.ends.second, span.ends.first] : inOrder(lexemes, periodsIn(lexemes, today));
  const isOpen = !isEnds && isDangling(lexemes, periods);
  const times = readTimes({
    periods,
    bases: [...of(lexemes, 'before'), ...of(lexemes, 'yearBefore')],
    isCompared: has(lexemes, 'versus') || (periods.length === 2 && has(lexemes, 'change')),
    isSpan: isEnds,
    usualDays,
    today,
  });
  return {
    span,
    times: isOpen ? ({ ok: false, why: 'What should it be compared with?' } as const) : times,
    isOfTimes: periods.length > 1 || has(lexemes, 'before', 'yearBefore'),
    stated: spanStated(span, named),
  };
};

/** A change runs forward in time, regardless of the order named. */
const inOrder = (lexemes: readonly Lexeme[], periods: readonly NamedPeriod[]): readonly NamedPeriod[] => {
  const [one, other] = periods;
  if (!one || !other || periods.length > 2 || !has(lexemes, 'change')) return periods;
  return one.days.from < other.days.from ? [other, one] : periods;
};

const isYesNo = (text: string): boolean =>
  /^\s*(?:(?:and|so|hey|hi|hello|please|(?:can|could) you tell me|tell me|i want to know|show me|if|whether)[,\s]+)*(?:did|do|does|is|are|was|were|has|have)\b/i.test(
    text,
  );

type Refuse = (why: string, instead?: string) => ReadFigureQuestion;

const readForecasts = (lexemes: readonly Lexeme[], figure: FigureName, { today }: QuestionFacts): Made =>
  forecastOf(lexemes, figure, today);

const readFigures = (
  isAsking: boolean,
  lexemes: readonly Lexeme[],
  facts: QuestionFacts,
  refused: Refuse,
) => {
  const named = figuresIn(lexemes);
  const [figure, ...others] = named.length === 0 ? overview : named;
  if (figure === undefined) throw new Error('A question about figures has one');
  const joined = figuresObstacle(lexemes);
  if (joined !== null) return refused(joined);
  const blended = blendedObstacle(lexemes, figure);
  if (blended !== null) return refused(blended.why, blended.instead);
  if (has(lexemes, 'forecast')) {
    const forecast = readForecasts(lexemes, figure, facts);
    return 'why' in forecast ? refused(forecast.why) : asked([forecast.question]);
  }
  const { times, span, isOfTimes, stated } = readPeriods(lexemes, facts);
  if (!times.ok) return refused(times.why);
  const own = { ...times.times, stated: [...stated, ...times.times.stated] };
  const made = [figure, ...others].map((one) =>
    questionOf({ lexemes, figure: one, times: own, span, isYesNo: isAsking }, isOfTimes),
  );
  const wrong = made.find((one) => 'why' in one);
  if (wrong !== undefined && 'why' in wrong) return refused(wrong.why);
  return asked(made.flatMap((one) => ('question' in one ? [one.question] : [])));
};

const asked = ([question, ...more]: readonly FigureQuestion[]): ReadFigureQuestion => {
  if (question === undefined) throw new Error('A question about figures has one');
  return { is: 'asked', question, more };
};

type Heard = {
  readonly lexemes: readonly Lexeme[];
  readonly follows: string | null;
  readonly isYesNo: boolean;
};

/** Resolves follow-ups in sequence, so that each may refer to the one before. */
const heard = (text: string, { lexicon, today, before = [] }: QuestionFacts): Heard =>
  [...before, text].reduce<Heard & { readonly text: string | null }>(
    (former, one, index) => {
      const own = lexemesOf(one, lexicon, today);
      const joined = former.text === null ? null : goingOn(one, { next: own, before: former.lexemes, today });
      // A follow-up that was not understood leaves what it followed.
      if (joined === null && index < before.length && isLostFollowUp(one, own)) return former;
      return {
        lexemes: joined ?? own,
        follows: joined === null ? null : former.text,
        isYesNo: isYesNo(one) || (joined !== null && former.isYesNo),
        text: one,
      };
    },
    { lexemes: [], follows: null, isYesNo: false, text: null },
  );

const withStated = (read: ReadFigureQuestion, follows: string | null): ReadFigureQuestion => {
  if (read.is !== 'asked' || follows === null) return read;
  const { question } = read;
  return {
    ...read,
    question: { ...question, stated: [`Read as going on from “${follows}”.`, ...question.stated] },
  };
};

export const readFigureQuestion = (text: string, facts: QuestionFacts): ReadFigureQuestion => {
  const { lexemes, follows, ...said } = heard(text, facts);
  if (!isAboutFigures(lexemes)) return { is: 'other' };
  const clients = clientsIn(lexemes);
  const refused: Refuse = (why, instead) => {
    const misunderstood: Misunderstood = {
      ...definedOnly({ instead }),
      understood: understoodOf(lexemes),
      why,
      figure: figuresIn(lexemes)[0] ?? null,
      client: clients.length === 1 ? (clients[0] ?? null) : null,
    };
    return { is: 'refused', refused: misunderstood };
  };
  const inTheWay = obstacleIn(lexemes, facts);
  return inTheWay === null
    ? withStated(readFigures(said.isYesNo, lexemes, facts, refused), follows)
    : refused(inTheWay);
};
