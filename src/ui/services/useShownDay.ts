/** Today’s date in a time zone. While the past is shown: the date of that moment, so that no later days are requested. */
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
