/** How a figure is written for people, by its unit. */
import { englishDollars, englishNumber } from '../english/englishNumber.ts';
import { type FigureName, isFactMeasure } from './figureNames.ts';
import { figureOf } from './figures.ts';

/** What stands for a figure that there is none of. */
const noFigure = '—';

const hundredths = { least: 2, most: 2 } as const;

/** `12,405`, `$428,846` for sums of cents and `$0.79` for ratios of them, `2.35%` for 0.0235, `4.77×`; an em dash for null. */
export const figureText = (name: FigureName, value: number | null): string => {
  if (value === null) return noFigure;
  switch (figureOf(name).unit) {
    case 'count':
      return englishNumber(value);
    case 'money':
      return isFactMeasure(name) ? englishDollars(value / 100) : englishDollars(value / 100, hundredths);
    case 'percent':
      return `${englishNumber(value * 100, hundredths)}%`;
    case 'multiple':
      return `${englishNumber(value, hundredths)}×`;
  }
};
