/** Calculates public holidays and shopping days of a year for several countries. */
import { calendarDayOf, type EpochDay, epochDayOf, weekdayOf } from '../../calendar/epochDay.ts';

export const holidayCountries = {
  us: 'United States',
  gb: 'United Kingdom',
  de: 'Germany',
  fr: 'France',
  se: 'Sweden',
};
export type HolidayCountry = keyof typeof holidayCountries;

export type Holiday = { readonly day: string; readonly name: string };

const dayOf = (year: number, month: number, day: number): EpochDay =>
  epochDayOf(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`) ?? 0;

/** Gregorian Easter Sunday by the anonymous algorithm. */
const easter = (year: number): EpochDay => {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const place = moon + week - 7 * late + 114;
  return dayOf(year, Math.floor(place / 31), (place % 31) + 1);
};

/** From Sunday, which is 0. */
const sunday0 = (day: EpochDay): number => (weekdayOf(day) + 1) % 7;

/** `weekday`: 0 is Sunday. `nth` counts from the first; -1 is the last of the month. */
const nthWeekday = (year: number, month: number, weekday: number, nth: number): EpochDay => {
  if (nth < 0) {
    const last = dayOf(month === 12 ? year + 1 : year, (month % 12) + 1, 1) - 1;
    return last - ((sunday0(last) - weekday + 7) % 7);
  }
  const first = dayOf(year, month, 1);
  return first + ((weekday - sunday0(first) + 7) % 7) + 7 * (nth - 1);
};

const saturdayFrom = (day: EpochDay): EpochDay => day + ((6 - sunday0(day) + 7) % 7);

type Named = readonly [day: EpochDay, name: string];

const european = (year: number): readonly Named[] => [
  [easter(year) - 2, 'Good Friday'],
  [easter(year) + 1, 'Easter Monday'],
  [dayOf(year, 12, 25), 'Christmas Day'],
  [dayOf(year, 12, 26), 'Second day of Christmas'],
];

const ofCountry: Readonly<Record<HolidayCountry, (year: number) => readonly Named[]>> = {
  us: (year) => [
    [nthWeekday(year, 1, 1, 3), 'Martin Luther King Day'],
    [nthWeekday(year, 2, 1, 3), 'Presidents’ Day'],
    [nthWeekday(year, 5, 1, -1), 'Memorial Day'],
    [dayOf(year, 7, 4), 'Independence Day'],
    [nthWeekday(year, 9, 1, 1), 'Labor Day'],
    [nthWeekday(year, 11, 4, 4), 'Thanksgiving'],
    [dayOf(year, 12, 25), 'Christmas Day'],
  ],
  gb: (year) => [
    ...european(year),
    [nthWeekday(year, 5, 1, 1), 'Early May bank holiday'],
    [nthWeekday(year, 5, 1, -1), 'Spring bank holiday'],
    [nthWeekday(year, 8, 1, -1), 'Summer bank holiday'],
  ],
  de: (year) => [
    ...european(year),
    [dayOf(year, 5, 1), 'Labour Day'],
    [easter(year) + 39, 'Ascension Day'],
    [easter(year) + 50, 'Whit Monday'],
    [dayOf(year, 10, 3), 'German Unity Day'],
  ],
  fr: (year) => [
    ...european(year).filter(([, name]) => name === 'Easter Monday' || name === 'Christmas Day'),
    [dayOf(year, 5, 1), 'Labour Day'],
    [dayOf(year, 5, 8), 'Victory Day'],
    [dayOf(year, 7, 14), 'Bastille Day'],
    [dayOf(year, 8, 15), 'Assumption Day'],
    [dayOf(year, 11, 1), 'All Saints’ Day'],
  ],
  se: (year) => [
    ...european(year),
    [dayOf(year, 5, 1), 'Labour Day'],
    [dayOf(year, 6, 6), 'National Day'],
    [saturdayFrom(dayOf(year, 6, 20)), 'Midsummer'],
  ],
};

const everywhere = (year: number): readonly Named[] => [
  [dayOf(year, 1, 1), 'New Year’s Day'],
  [dayOf(year, 2, 14), 'Valentine’s Day'],
  [nthWeekday(year, 11, 4, 4) + 1, 'Black Friday'],
  [nthWeekday(year, 11, 4, 4) + 4, 'Cyber Monday'],
];

export const holidaysOf = (country: HolidayCountry, year: number): readonly Holiday[] =>
  [...everywhere(year), ...ofCountry[country](year)]
    .toSorted(([one], [other]) => one - other)
    .map(([day, name]) => ({ day: calendarDayOf(day), name }));
