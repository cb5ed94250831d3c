/** Parses questions for the best day, week, month or quarter, or for those within bounds. */
import { figureOf } from '../kpi/metricDictionary.ts';
import type { Days } from '../metrics/rangePreset.ts';
import { intervalsFor } from '../metrics/viewInterval.ts';
import type { Side } from './figureQuestion.ts';
import type { SpanUnit } from './lexeme.ts';
import { type Asked, dimensionsIn, has, type Made, of, statedBy } from './questionParts.ts';
import { longDays, weekdaysIn } from './readCourse.ts';
import { descendingOf, endOf, isLooseNumber, isLowerBound, looseNumber, skipOf } from './readRanking.ts';
import { unusedInPeak } from './unusedParts.ts';

const none = (unit: string, figure: string): string =>
  `Which ${unit} of ${figure} is asked for: the highest, the lowest, or those above a number?`;

/** Null if the days, weeks or months can be ranked. */
const peakObstacle = (asked: Asked, unit: SpanUnit, days: Days): string | null => {
  const { lexemes, figure } = asked;
  const { label } = figureOf(figure);
  if (new Set(of(lexemes, 'step').map((one) => one.unit)).size > 1 || dimensionsIn(lexemes).length > 0)
    return 'I can rank days, weeks or months, or one kind of thing, but not both at once.';
  if (!has(lexemes, 'rank', 'bound')) return none(unit, label.toLowerCase());
  if (isLooseNumber(lexemes)) return looseNumber.why;
  if (has(lexemes, 'change', 'versus', 'before', 'yearBefore'))
    return `I can tell the ${unit} with the highest or lowest ${label}, not the one that changed most.`;
  if (unit === 'day' && days.from === days.to) return 'This period is a single day.';
  if (!intervalsFor(days).includes(unit === 'quarter' ? 'month' : unit))
    return `This period has no whole ${unit}s to choose from.`;
  return unusedInPeak(asked);
};

export const peakOf = (asked: Asked, side: Side): Made | null => {
  const { lexemes, figure, times, where } = asked;
  const [step] = of(lexemes, 'step');
  if (step === undefined || step.unit === 'weekday' || step.unit === 'hour') return null;
  const { unit } = step;
  const isLong = unit === 'month' || unit === 'quarter';
  const { days, stated } = isLong ? longDays(asked) : times;
  const why = peakObstacle(asked, unit, days);
  if (why !== null) return { why };
  const { label } = figureOf(figure);
  const bounds = of(lexemes, 'bound').map(({ bound }) => bound);
  const conditions = [...bounds.map((bound) => ({ figure, bound })), ...where];
  const descending = has(lexemes, 'rank')
    ? descendingOf(endOf(lexemes), figure)
    : isLowerBound(bounds[0] ?? null);
  if (descending === null)
    return { why: `More ${label.toLowerCase()} is neither better nor worse. Please say highest or lowest.` };
  const number = of(lexemes, 'number')[0]?.value;
  const skip = skipOf(lexemes);
  const isOne = skip > 0 || !step.words.endsWith('s');
  return {
    question: {
      intent: 'peak',
      figure,
      side: { ...side, days },
      unit,
      weekdays: weekdaysIn(lexemes),
      descending,
      most: number ?? (conditions.length > 0 && skip === 0 ? null : isOne ? 1 : 5),
      skip,
      where: conditions,
      interval: unit === 'quarter' ? 'month' : unit,
      stated: [...stated, ...statedBy(lexemes)],
    },
  };
};
