/** Which day it is in a time zone at the moment that is looked at: of the past its own, so that nothing is asked of days that were to come. */
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
