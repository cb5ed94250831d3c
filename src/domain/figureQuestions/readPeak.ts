/** Parses questions for the best day, week or month, or for those beyond a bound. */
import { figureOf } from '../kpi/metricDictionary.ts';
import { intervalsFor } from '../metrics/viewInterval.ts';
import type { Side } from './figureQuestion.ts';
import { type Asked, dimensionsIn, has, type Made, type Of, of, statedBy } from './questionParts.ts';
import { descendingOf, endOf, isLooseNumber, isLowerBound, looseNumber } from './readRanking.ts';
import { unusedInPeak } from './unusedParts.ts';

const none = (unit: string, figure: string): string =>
  `Which ${unit} of ${figure} is asked for: the highest, the lowest, or those above a number?`;

/** Null if the days, weeks or months can be ranked. */
const peakObstacle = (asked: Asked, { unit }: Of<'step'>): string | null => {
  const { lexemes, figure, times } = asked;
  const { label } = figureOf(figure);
  if (new Set(of(lexemes, 'step').map((one) => one.unit)).size > 1 || dimensionsIn(lexemes).length > 0)
    return 'I can rank days, weeks or months, or one kind of thing, but not both at once.';
  if (!has(lexemes, 'rank', 'bound')) return none(unit, label.toLowerCase());
  if (isLooseNumber(lexemes)) return looseNumber.why;
  if (has(lexemes, 'change', 'versus', 'before', 'yearBefore'))
    return `I can tell the ${unit} with the highest or lowest ${label}, not the one that changed most.`;
  if (unit === 'day' && times.days.from === times.days.to) return 'This period is a single day.';
  if (!intervalsFor(times.days).includes(unit)) return `This period has no whole ${unit}s to choose from.`;
  return unusedInPeak(asked);
};

export const peakOf = (asked: Asked, side: Side): Made | null => {
  const { lexemes, figure, times } = asked;
  const [step] = of(lexemes, 'step');
  if (step === undefined) return null;
  const why = peakObstacle(asked, step);
  if (why !== null) return { why };
  const { label } = figureOf(figure);
  const { unit } = step;
  const bound = of(lexemes, 'bound')[0]?.bound ?? null;
  const descending = has(lexemes, 'rank') ? descendingOf(endOf(lexemes), figure) : isLowerBound(bound);
  if (descending === null)
    return { why: `More ${label.toLowerCase()} is neither better nor worse. Please say highest or lowest.` };
  const number = of(lexemes, 'number')[0]?.value;
  const most = number ?? (bound !== null ? null : step.words.endsWith('s') ? 5 : 1);
  const stated = [...times.stated, ...statedBy(lexemes)];
  return {
    question: { intent: 'peak', figure, side, unit, descending, most, bound, interval: unit, stated },
  };
};
