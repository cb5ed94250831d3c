/** Provides today's date in a time zone, or the shown past moment's, so that later days are not requested. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { dayInZone } from '#domain/clients/clientZone.ts';
import { timeOfMoment } from '#domain/pastView.ts';
import { useAsOf } from './useAsOf.ts';
import { useDayIn } from './useDayIn.ts';

export const useShownDay = (zone: string): EpochDay => {
  const present = useDayIn(zone);
  const past = timeOfMoment(useAsOf());
  return past === null ? present : Math.min(dayInZone(zone, past), present);
};
