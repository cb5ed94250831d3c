/** Describes a metric from the dictionary: name, unit, definition, formula and good direction. */
import { type FigureName, isFigureName, ratioFigures } from '#domain/kpi/figureNames.ts';
import { figureOf, figures } from '#domain/kpi/metricDictionary.ts';

export type { FigureName };

export type FigureSpec = {
  readonly label: string;
  /** `rate`: money per item, always with cents. */
  readonly unit: 'count' | 'money' | 'rate' | 'percent' | 'ratio' | 'average' | 'duration';
  readonly better: 'higher' | 'lower' | null;
  readonly definition: string;
  readonly formula: string;
  readonly isRatio: boolean;
};

const directions = { up: 'higher', down: 'lower', neutral: null } as const;

const specOf = (name: FigureName): FigureSpec => {
  const { label, formula, unit, direction, note } = figureOf(name);
  const isRatio = ratioFigures.some((one) => one === name);
  const written = {
    count: 'count',
    money: isRatio ? 'rate' : 'money',
    percent: 'percent',
    multiple: 'ratio',
    average: 'average',
    duration: 'duration',
  } as const;
  return { label, unit: written[unit], better: directions[direction], definition: note, formula, isRatio };
};

export const figureSpecs = Object.fromEntries(figures.map(({ name }) => [name, specOf(name)])) as Readonly<
  Record<FigureName, FigureSpec>
>;

export const isFigure = isFigureName;
