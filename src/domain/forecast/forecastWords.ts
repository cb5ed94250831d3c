/** Words a projection, or the reason for its absence. */
import { epochDayOf } from '../calendar/epochDay.ts';
import { englishDay } from '../english/englishDay.ts';
import { figureInSentence } from '../kpi/figureInSentence.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { figureText } from '../kpi/figureText.ts';
import type { NoForecast } from './monthForecast.ts';
import { profileWeeks } from './weekdayProfile.ts';

export const noForecastText = (figure: FigureName, why: NoForecast): string => {
  switch (why.is) {
    case 'notReported':
      return `No source of this selection reports ${figureInSentence(figure)}.`;
    case 'zeroHistory':
      return `There is nothing to project: no ${figureInSentence(figure)} in the last ${profileWeeks} weeks.`;
    case 'tooFewDays':
      return `This needs ${why.needed} days in a row with figures, and there are ${why.known}.`;
  }
};

export const errorText = (error: number): string => `${(error * 100).toFixed(1)}%`;

type Told = Readonly<Record<'so_far' | 'projected' | 'low' | 'high' | 'error', number | null>> & {
  readonly month: { readonly to: string };
};

/** `of`: metric and client. `write` formats another currency. */
export const forecastSentence = (
  figure: FigureName,
  of: string,
  told: Told,
  write: (value: number | null) => string = (value) => figureText(figure, value),
): string => {
  const { so_far: soFar, projected, low, high, error, month } = told;
  const end = englishDay(epochDayOf(month.to) ?? 0);
  const before = soFar === null ? '' : ` So far: ${write(soFar)}.`;
  const off = error === null ? '' : ` Typical error ${errorText(error)}.`;
  const range = low === null ? '' : `, probably between ${write(low)} and ${write(high)}`;
  return `${of} will end near ${write(projected)} on ${end}${range}.${before}${off}`;
};
