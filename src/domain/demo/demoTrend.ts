/** Computes the size of a demo client's business on a day from growth and weekday, without randomness. */
import { type EpochDay, weekdayOf } from '../calendar/epochDay.ts';
import type { ClientProfile } from './clientProfile.ts';

/** 1 January 2025. */
const reference: EpochDay = 20_089;
const daysPerYear = 365.25;

/** Growth slows over the years, so that any date gives plausible values. Avoids powers, whose last digit differs between machines. */
export const trend = ({ growth }: ClientProfile, day: EpochDay): number => {
  const years = (day - reference) / daysPerYear;
  const grown = (growth * Math.abs(years)) / (1 + Math.abs(years) / 6);
  return years >= 0 ? 1 + grown : 1 / (1 + grown);
};

/** Mondays are slightly busier than Fridays; the weekend factor is the client's own. */
const workingDays = [1.06, 1.04, 1.02, 1, 0.94] as const;

export const weekFactor = ({ weekend }: ClientProfile, day: EpochDay): number =>
  workingDays[weekdayOf(day)] ?? weekend;
