/** Parses a question about metrics; refuses if a word is unknown or cannot be computed. */
import { definedOnly } from '../definedOnly.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { type Conditioned, withConditions } from './figureConditions.ts';
import type { FigureQuestion, Misunderstood, ReadFigureQuestion, Side } from './figureQuestion.ts';
import { goingOn, isLostFollowUp } from './followUp.ts';
import type { Lexeme } from './lexeme.ts';
import { lexemesOf } from './lexemesOf.ts';
import { isAboutFigures, obstacleIn } from './obstacleIn.ts';
import {
  type Asked,
  clientsIn,
  dimensionsIn,
  figuresIn,
  filtersOf,
  has,
  type Kind,
  type Made,
  of,
  type QuestionFacts,
  statedBy,
  understoodOf,
  withoutIn,
} from './questionParts.ts';
import { comparedSides } from './readComparison.ts';
import { acrossOf, courseOf } from './readCourse.ts';
import { dayPartsOf } from './readDayParts.ts';
import { forecastOf } from './readForecast.ts';
import { peakOf } from './readPeak.ts';
import { readPeriods } from './readPeriods.ts';
import { rankOf } from './readRanking.ts';
import { figureAlone } from './readValue.ts';
import { figuresObstacle, percentObstacle, unusedInComparison } from './unusedParts.ts';

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

const sideOf = ({ lexemes, times }: Asked): Side => ({
  label: '',
  client: clientsIn(lexemes)[0] ?? null,
  days: times.days,
  filters: filtersOf(of(lexemes, 'filter')),
  ...withoutIn(lexemes),
});

/** A list, a course, days of the week, or a middle; null for a plain value. */
const listedOf = (asked: Asked, side: Side): Made | null =>
  dayPartsOf(asked, side) ??
  courseOf(asked, side) ??
  acrossOf(asked, side) ??
  peakOf(asked, side) ??
  rankOf(asked, side);

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
  const sides = has(lexemes, 'weekdays') ? null : sidesOf(asked, isOfTimes);
  if (sides !== null) return sides;
  if (clientsIn(lexemes).length > 1)
    return {
      why: 'A figure covers one client or all of them. To compare two, write “against” between them.',
    };
  const side = sideOf(asked);
  // A suspected cause may name a campaign or channel without asking for a list.
  const listed = has(lexemes, 'cause') ? null : listedOf(asked, side);
  if (listed !== null) return listed;
  const isCompared = has(lexemes, 'versus') && figuresIn(lexemes).length < 2;
  const isOpen = has(lexemes, 'comparative') && !has(lexemes, 'versus') && !asked.isYesNo;
  if ((isCompared && !isOfTimes) || isOpen) return { why: 'What should it be compared with?' };
  return figureAlone(asked, side);
};

/** Words that only some kinds of questions use; all others refuse them. */
const uses: Readonly<Record<FigureQuestion['intent'], readonly Kind[]>> = {
  value: ['ratio'],
  why: [],
  compare: [],
  rank: ['averageBound'],
  peak: ['weekdays'],
  course: ['course', 'median', 'weekdays'],
  dayParts: ['weekdays'],
  across: ['median'],
  forecast: [],
};

const specialKinds: readonly Kind[] = ['except', 'weekdays', 'course', 'median', 'ratio', 'averageBound'];

/** Refuses a part that the kind of answer would drop. */
const checkedParts = (made: Made, { lexemes, where }: Conditioned): Made => {
  if ('why' in made) return made;
  const { intent } = made.question;
  const left = lexemes.find(({ kind }) => specialKinds.includes(kind) && !uses[intent].includes(kind));
  if (left?.kind === 'except')
    return {
      why: `Leave out what? After “${left.words}” please name a channel, campaign, device, country, source or client.`,
    };
  if (left !== undefined) return { why: `I can’t use “${left.words}” in this question. Please split it.` };
  const isList = intent === 'rank' || intent === 'peak' || intent === 'course';
  if (where.length > 0 && !isList)
    return { why: 'Conditions narrow a list, such as channels or days. Which list is meant?' };
  const isOfSomeClients = of(lexemes, 'without').some(({ dimension }) => dimension === 'client');
  return intent === 'forecast' && isOfSomeClients
    ? { why: 'A forecast covers one client or all of them.' }
    : made;
};

const overview: readonly FigureName[] = ['revenue_cents', 'spend_cents', 'conversions', 'sessions'];

const isYesNo = (text: string): boolean =>
  /^\s*(?:(?:and|so|hey|hi|hello|please|(?:can|could) you tell me|tell me|i want to know|show me|if|whether)[,\s]+)*(?:did|do|does|is|are|was|were|has|have)\b/i.test(
    text,
  );

type Refuse = (why: string, instead?: string) => ReadFigureQuestion;

const readForecasts = (lexemes: readonly Lexeme[], figure: FigureName, { today }: QuestionFacts): Made =>
  forecastOf(lexemes, figure, today);

const readFigures = (isAsking: boolean, asked: Conditioned, facts: QuestionFacts, refused: Refuse) => {
  const { lexemes, where } = asked;
  const named = figuresIn(lexemes);
  const isRatio = has(lexemes, 'ratio');
  if (isRatio && named.length !== 2)
    return refused('A ratio has two figures. Which one is divided by which?');
  const [figure, ...further] = named.length === 0 ? overview : named;
  const others = isRatio ? [] : further;
  if (figure === undefined) throw new Error('A question about figures has one');
  const joined = (isRatio ? null : figuresObstacle(lexemes)) ?? percentObstacle(lexemes, figure);
  if (joined !== null) return refused(joined);
  const blended = blendedObstacle(lexemes, figure);
  if (blended !== null) return refused(blended.why, blended.instead);
  if (has(lexemes, 'forecast')) {
    const forecast = readForecasts(lexemes, figure, facts);
    const checked = checkedParts(forecast, { lexemes, where });
    return 'why' in checked ? refused(checked.why) : answerable([checked.question]);
  }
  const { times, span, isOfTimes, stated } = readPeriods(lexemes, facts);
  if (!times.ok) return refused(times.why);
  const own = { ...times.times, stated: [...stated, ...times.times.stated] };
  const made = [figure, ...others].map((one) =>
    checkedParts(
      questionOf({ lexemes, figure: one, times: own, span, isYesNo: isAsking, where }, isOfTimes),
      {
        lexemes,
        where,
      },
    ),
  );
  const wrong = made.find((one) => 'why' in one);
  if (wrong !== undefined && 'why' in wrong) return refused(wrong.why);
  return answerable(made.flatMap((one) => ('question' in one ? [one.question] : [])));
};

const answerable = ([question, ...more]: readonly FigureQuestion[]): ReadFigureQuestion => {
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
  const conditioned = withConditions(lexemes);
  const inTheWay = obstacleIn(conditioned.lexemes, facts);
  return inTheWay === null
    ? withStated(readFigures(said.isYesNo, conditioned, facts, refused), follows)
    : refused(inTheWay);
};
