/**
 * Reads a question about figures. Every word has to mean something: what is left over, and what cannot be computed,
 * makes it a refusal that says what was understood. Nothing is guessed.
 */
import { intervalsFor } from '../metrics/viewInterval.ts';
import type { Misunderstood, ReadFigureQuestion, Side } from './figureQuestion.ts';
import { lexemesOf } from './lexemesOf.ts';
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
import { rankOf } from './readRanking.ts';

const figureAlone = ({ lexemes, figure, times }: Asked, side: Side): Made => {
  const interval = of(lexemes, 'steps')[0]?.interval ?? null;
  if (interval !== null && !intervalsFor(times.days).includes(interval))
    return { why: `The time that is asked for cannot be shown by ${interval}.` };
  const stated = [...times.stated, ...statedBy(lexemes)];
  const intent = has(lexemes, 'why') ? 'why' : 'value';
  return { question: { intent, figure, side, against: times.against, interval, stated } };
};

const questionOf = (asked: Asked): Made => {
  const { lexemes, times } = asked;
  const isCompared = has(lexemes, 'versus');
  const isOfTimes = of(lexemes, 'period').length > 1 || has(lexemes, 'before', 'yearBefore');
  const compared = isCompared ? comparedSides(asked) : null;
  if (compared && 'why' in compared) return compared;
  if (compared && isOfTimes)
    return { why: 'Either two times or two things can be compared, not both at once.' };
  if (compared) {
    const stated = [...times.stated, ...statedBy(lexemes)];
    return {
      question: { intent: 'compare', figure: asked.figure, sides: compared.sides, interval: null, stated },
    };
  }
  const clients = clientsIn(lexemes);
  if (clients.length > 1)
    return { why: 'Figures are of one client or of all. Two clients can be compared with “against”.' };
  const side: Side = {
    label: '',
    client: clients[0] ?? null,
    days: times.days,
    filters: filtersOf(of(lexemes, 'filter')),
  };
  const ranked = rankOf(asked, side);
  if (ranked !== null) return ranked;
  if (isCompared && !isOfTimes) return { why: 'It is not said what it shall be compared with.' };
  if (has(lexemes, 'comparative') && !isCompared)
    return { why: 'It is not said what it shall be compared with.' };
  return figureAlone(asked, side);
};

export const readFigureQuestion = (text: string, facts: QuestionFacts): ReadFigureQuestion => {
  const { lexicon, today, usualDays } = facts;
  const lexemes = lexemesOf(text, lexicon, today);
  if (!isAboutFigures(lexemes)) return { is: 'other' };
  const figures = figuresIn(lexemes);
  const clients = clientsIn(lexemes);
  const refused = (why: string): ReadFigureQuestion => {
    const misunderstood: Misunderstood = {
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
  const times = readTimes({
    periods: of(lexemes, 'period').map(({ period }) => period),
    bases: [...of(lexemes, 'before'), ...of(lexemes, 'yearBefore')],
    isCompared: has(lexemes, 'versus'),
    usualDays,
    today,
  });
  if (!times.ok) return refused(times.why);
  const made = questionOf({ lexemes, figure, times: times.times });
  return 'why' in made ? refused(made.why) : { is: 'asked', question: made.question };
};
