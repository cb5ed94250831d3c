/** Seeds the sign-ins to the demo agency over the last weeks. */

import type { DemoAccountName } from '#domain/accounts/demoAccounts.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { sessionDecider } from '#events/sessions/sessionDecider.ts';
import { sessionStream } from '#events/sessions/sessionStream.ts';
import type { Random } from '#world/random.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { kickOff } from './demoDates.ts';
import { demoAccountId } from './demoFoundation.ts';
import { eventsFromCommands, type PastEvent } from './eventsFromCommands.ts';

/** Fourteen weeks, more than the 90 days of analytics, so that no shown day lacks data. */
const visitDays = 98;

type Habit = {
  readonly name: DemoAccountName;
  readonly weekdays: readonly number[];
  readonly chance: number;
  readonly from: number;
  readonly until: number;
};

const habits: readonly Habit[] = [
  { name: 'manager', weekdays: [0, 1, 2, 3, 4], chance: 0.92, from: 7, until: 17 },
  { name: 'admin', weekdays: [0, 3], chance: 0.92, from: 7, until: 18 },
  { name: 'client', weekdays: [2], chance: 0.92, from: 13, until: 15 },
];

const visit = ({ name, from, until }: Habit, daysAgo: number, { at }: DemoCalendar): readonly PastEvent[] => {
  const accountId = demoAccountId(name);
  const sessionId = `${accountId}${daysAgo}`;
  return eventsFromCommands(
    sessionDecider,
    [
      { type: 'StartSession', sessionId, accountId, now: at(daysAgo, from, name) },
      { type: 'EndSession', now: at(daysAgo, until, name) },
    ],
    {
      stream: sessionStream,
      key: [sessionId],
      workspaceId: demoWorkspaceId,
    },
  );
};

/** Events without a named actor belong to the admin. */
const isAdmins = ({ event }: PastEvent): boolean => {
  const { by }: { readonly by?: unknown } = event.data;
  return by === undefined || by === demoAccountId('admin');
};

/** The admin was present on the days of her `work`, and everybody on the kick-off. */
export const demoVisits = (
  calendar: DemoCalendar,
  random: Random,
  work: readonly PastEvent[],
): readonly PastEvent[] => {
  const own = work.filter(isAdmins);
  const worked = new Set(own.map(({ occurredAt }) => occurredAt.slice(0, 10)));
  const days = Array.from({ length: visitDays }, (_, index) => visitDays - index).filter(
    (daysAgo) => calendar.workday(daysAgo) === daysAgo,
  );
  return habits.flatMap((habit) => {
    const chance = random.fork(`visits of ${habit.name}`);
    const isNeeded = (daysAgo: number) =>
      daysAgo === calendar.workday(kickOff) ||
      (habit.name === 'admin' && worked.has(calendar.at(daysAgo, habit.from).slice(0, 10)));
    return days.flatMap((daysAgo) => {
      const comes = chance.next() < habit.chance && habit.weekdays.includes(calendar.weekday(daysAgo));
      return comes || isNeeded(daysAgo) ? visit(habit, daysAgo, calendar) : [];
    });
  });
};
