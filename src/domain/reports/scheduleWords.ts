/** Words a schedule for people. */
import type { Schedule } from './schedule.ts';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const scheduleText = (
  schedule: Pick<Schedule, 'frequency' | 'weekday' | 'day' | 'time' | 'zone'> | null,
): string => {
  if (schedule === null) return 'Manual';
  const { frequency, weekday, day, time, zone } = schedule;
  const at = `at ${time}, ${zone}`;
  if (frequency === 'weekly') return `Every ${weekdays[weekday ?? 0]} ${at}`;
  return `On day ${day ?? 1} of each ${frequency === 'monthly' ? 'month' : 'quarter'} ${at}`;
};
