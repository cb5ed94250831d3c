/** Validates and cleans schedules, with messages by field. */
import { epochDayOf } from '../calendar/epochDay.ts';
import { isTimeZone } from '../calendar/zonedTime.ts';
import type { ReportFacts } from './reportFacts.ts';
import type { ReportErrors } from './reportRules.ts';
import { minutesOf, type Schedule } from './schedule.ts';

const isWithin = (value: number | null, least: number, most: number): boolean =>
  value !== null && Number.isInteger(value) && value >= least && value <= most;

/** `today` is in the schedule's zone. Errors by field such as `schedule.time`; empty if there are none. */
export const scheduleErrors = (schedule: Schedule, today: string): ReportErrors => {
  const { frequency, weekday, day, time, zone, endsOn } = schedule;
  const isWeekly = frequency === 'weekly';
  return Object.fromEntries(
    Object.entries({
      'schedule.weekday': isWeekly && !isWithin(weekday, 0, 6) ? 'Choose a day of the week' : null,
      'schedule.day': !isWeekly && !isWithin(day, 1, 31) ? 'Choose a day from 1 to 31' : null,
      'schedule.time': minutesOf(time) === null ? 'Enter a time such as 08:30' : null,
      'schedule.zone': isTimeZone(zone) ? null : 'Choose a time zone such as Europe/Berlin',
      'schedule.ends_on':
        endsOn !== null && epochDayOf(endsOn) === null
          ? 'Must be a day such as 2026-12-31'
          : endsOn !== null && endsOn < today
            ? 'The last day must not be over'
            : null,
    }).filter((entry): entry is [string, string] => entry[1] !== null),
  );
};

export const schedulingErrors = ({ period, recipients, sections }: ReportFacts): ReportErrors => ({
  ...(period.kind === 'fixed' || sections.some((one) => one.period?.kind === 'fixed')
    ? { period: 'Choose a relative period such as last month: fixed dates would repeat in every report' }
    : {}),
  ...(recipients.length === 0 ? { recipients: 'Add a recipient' } : {}),
  ...(sections.length === 0 ? { sections: 'Add a section: the report is empty' } : {}),
});

export const tidySchedule = ({ frequency, weekday, day, time, zone, endsOn }: Schedule): Schedule => ({
  frequency,
  weekday: frequency === 'weekly' ? weekday : null,
  day: frequency === 'weekly' ? null : day,
  time,
  zone,
  endsOn,
});
