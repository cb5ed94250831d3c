/** Formats metrics for people by unit. */
import { englishDollars, englishNumber } from '../english/englishNumber.ts';
import { type FigureName, isFactMeasure } from './figureNames.ts';
import { figureOf } from './metricDictionary.ts';

const noFigure = '—';

/** `1:05` for 65 seconds, `1:01:05` from an hour on. */
export const durationText = (seconds: number): string => {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours === 0
    ? `${minutes}:${two(whole % 60)}`
    : `${englishNumber(hours)}:${two(minutes)}:${two(whole % 60)}`;
};

const hundredths = { least: 2, most: 2 } as const;

/**
 * `12,405`, `$428,846` for sums of cents, `$0.79` for ratios, `2.35%` for 0.0235, `4.77×`, `2.31` for a mean,
 * `1:05` for seconds; an em dash for null.
 */
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
    case 'average':
      return englishNumber(value, hundredths);
    case 'duration':
      return durationText(value);
  }
};
