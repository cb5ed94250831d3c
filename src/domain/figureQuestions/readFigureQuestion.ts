/** Reads a question about figures. A word that means nothing here, or that cannot be computed, makes it a refusal that says so. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { intervalsFor } from '../metrics/viewInterval.ts';
import { blendedObstacle } from './blendedFigure.ts';
import type { Misunderstood, ReadFigureQuestion, Side } from './figureQuestion.ts';
import type { Lexeme } from './lexeme.ts';
import { lexemesOf } from './lexemesOf.ts';
import { type NamedPeriod, unitBack } from './namedPeriod.ts';
import { isAboutFigures, obstacleIn } from './obstacleIn.ts';
import { readTimes } from './periodsCompared.ts';
import {
  type Asked,
  clientsIn,
  figuresIn,
  filtersOf,
  has,
  type Made,
  of,
  type QuestionFacts,
  statedBy,
  understoodOf,
} from './questionParts.ts';
import { comparedSides } from './readComparison.ts';
import { forecastOf } from './readForecast.ts';
import { rankOf } from './readRanking.ts';

const figureAlone = ({ lexemes, figure, times }: Asked, side: Side): Made => {
  const interval = of(lexemes, 'steps')[0]?.interval ?? null;
  if (interval !== null && !intervalsFor(times.days).includes(interval))
    return { why: `This period cannot be shown by ${interval}.` };
  const stated = [...times.stated, ...statedBy(lexemes)];
  const intent = has(lexemes, 'why') ? 'why' : 'value';
  return { question: { intent, figure, side, against: times.against, interval, stated } };
};

/** `vs last year`: the time right after such a word is what the running year is held against, not the time of the figure. */
const isHeldAgainst = (lexemes: readonly Lexeme[]): boolean => {
  const told = lexemes.filter(({ kind }) => kind !== 'filler');
  return told.some(
    ({ kind, words }, index) =>
      kind === 'versus' && isBetween.test(words) && told[index + 1]?.kind === 'period',
  );
};

/** Words that stand between two things; `compare last month` begins with both of them still to come. */
const isBetween = /^(vs|versus|against|than|(in )?compar\w+ (to|with))$/;

/** The times that are named; where only the one to compare with is, the same unit that is running comes before it. */
const periodsIn = (lexemes: readonly Lexeme[], today: EpochDay): readonly NamedPeriod[] => {
  const named = of(lexemes, 'period').map(({ period }) => period);
  const [only, ...others] = named;
  if (!only?.unit || others.length > 0 || !isHeldAgainst(lexemes)) return named;
  return [unitBack(only.unit, 0, today), only];
};

const questionOf = (asked: Asked, isOfTimes: boolean): Made => {
  const { lexemes, times } = asked;
  const isCompared = has(lexemes, 'versus');
  const compared = isCompared ? comparedSides(asked) : null;
  if (compared && 'why' in compared) return compared;
  if (compared && isOfTimes) return { why: 'I can compare two periods or two things, but not both at once.' };
  if (compared) {
    const stated = [...times.stated, ...statedBy(lexemes)];
    return {
      question: { intent: 'compare', figure: asked.figure, sides: compared.sides, interval: null, stated },
    };
  }
  const clients = clientsIn(lexemes);
  if (clients.length > 1)
    return {
      why: 'A figure covers one client or all of them. To compare two, write “against” between them.',
    };
  const side: Side = {
    label: '',
    client: clients[0] ?? null,
    days: times.days,
    filters: filtersOf(of(lexemes, 'filter')),
  };
  const ranked = rankOf(asked, side);
  if (ranked !== null) return ranked;
  if (isCompared && !isOfTimes) return { why: 'What should it be compared with?' };
  if (has(lexemes, 'comparative') && !isCompared) return { why: 'What should it be compared with?' };
  return figureAlone(asked, side);
};

export const readFigureQuestion = (text: string, facts: QuestionFacts): ReadFigureQuestion => {
  const { lexicon, today, usualDays } = facts;
  const lexemes = lexemesOf(text, lexicon, today);
  if (!isAboutFigures(lexemes)) return { is: 'other' };
  const figures = figuresIn(lexemes);
  const clients = clientsIn(lexemes);
  const refused = (why: string, instead?: string): ReadFigureQuestion => {
    const misunderstood: Misunderstood = {
      ...(instead === undefined ? {} : { instead }),
      understood: understoodOf(lexemes),
      why,
      figure: figures[0] ?? null,
      client: clients.length === 1 ? (clients[0] ?? null) : null,
    };
    return { is: 'refused', refused: misunderstood };
  };
  const inTheWay = obstacleIn(lexemes, facts);
  const [figure] = figures;
  if (inTheWay !== null || figure === undefined) return refused(inTheWay ?? '');
  const blended = blendedObstacle(text, lexemes, figure);
  if (blended !== null) return refused(blended.why, blended.instead);
  if (has(lexemes, 'forecast')) {
    const forecast = forecastOf(lexemes, figure, today);
    return 'why' in forecast ? refused(forecast.why) : { is: 'asked', question: forecast.question };
  }
  const periods = periodsIn(lexemes, today);
  const times = readTimes({
    periods,
    bases: [...of(lexemes, 'before'), ...of(lexemes, 'yearBefore')],
    isCompared: has(lexemes, 'versus'),
    usualDays,
    today,
  });
  if (!times.ok) return refused(times.why);
  const isOfTimes = periods.length > 1 || has(lexemes, 'before', 'yearBefore');
  const made = questionOf({ lexemes, figure, times: times.times }, isOfTimes);
  return 'why' in made ? refused(made.why) : { is: 'asked', question: made.question };
};
