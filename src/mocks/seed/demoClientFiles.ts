/** Builds contacts and tasks of the demo's clients. */

import { calendarDayOf, type EpochDay, weekdayOf } from '#domain/calendar/epochDay.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { clientContact } from '#events/clientContacts/clientContact.ts';
import { type ClientTaskCommand, clientTaskDecider } from '#events/clientTasks/clientTaskDecider.ts';
import { clientTaskStream } from '#events/clientTasks/clientTaskStream.ts';
import demoAgency from './demoAgency.json' with { type: 'json' };
import type { DemoCalendar } from './demoCalendar.ts';
import { demoBook, entryOf, keeperOf } from './demoClientBook.ts';
import { kickOff } from './demoDates.ts';
import demoTasks from './demoTasks.json' with { type: 'json' };
import { eventsFromCommands, type PastEvent } from './eventsFromCommands.ts';

export const demoContacts = ({ at }: DemoCalendar): readonly PastEvent[] =>
  demoBook.flatMap(({ index, clientId, won }) =>
    (demoAgency.clients[index]?.contacts ?? []).flatMap(({ id, firstName, lastName, email, title }) => {
      const contactId = `contact${index + 1}${id}`;
      const fields = { name: `${firstName} ${lastName}`, email, title };
      const about = { contactId, clientId, workspaceId: demoWorkspaceId };
      return eventsFromCommands(
        clientContact.decider,
        [{ type: 'AddClientContact', ...about, ...fields, now: at(won, 12, contactId) }],
        { stream: clientContact.stream, key: [contactId], workspaceId: demoWorkspaceId },
      );
    }),
  );

/** Days are relative to today; omitted: no due day, or not done. */
type AgreedTask = {
  readonly clientId: string;
  readonly text: string;
  readonly assigneeId: string;
  readonly dueIn?: number;
  readonly doneDaysAgo?: number;
};

const agreed: readonly AgreedTask[] = demoTasks;

const saturday = 5;

/** A past due day on a weekend moves to the Friday before, a future one to the Monday after. */
const dueDay = (today: EpochDay, dueIn: number, { workday }: DemoCalendar): string => {
  if (dueIn < 0) return calendarDayOf(today - workday(-dueIn));
  const weekday = weekdayOf(today + dueIn);
  return calendarDayOf(today + dueIn + (weekday < saturday ? 0 : 7 - weekday));
};

const commandsOf = (
  { clientId, text, assigneeId, dueIn, doneDaysAgo }: AgreedTask,
  taskId: string,
  { calendar, today }: { readonly calendar: DemoCalendar; readonly today: EpochDay },
): readonly ClientTaskCommand[] => {
  const dueOn = dueIn === undefined ? null : dueDay(today, dueIn, calendar);
  const added = {
    type: 'AddClientTask',
    taskId,
    clientId,
    workspaceId: demoWorkspaceId,
    by: keeperOf(entryOf(clientId), kickOff),
    text,
    assigneeId,
    dueOn,
    now: calendar.at(kickOff, 16, taskId),
  } as const;
  if (doneDaysAgo === undefined) return [added];
  const by = { workspaceId: demoWorkspaceId, by: assigneeId };
  const now = calendar.at(doneDaysAgo, 17, taskId);
  return [added, { type: 'ChangeClientTask', ...by, fields: {}, done: true, now }];
};

export const demoClientTasks = (calendar: DemoCalendar, today: EpochDay): readonly PastEvent[] =>
  agreed.flatMap((task, place) => {
    const taskId = `task${place + 1}`;
    return eventsFromCommands(clientTaskDecider, commandsOf(task, taskId, { calendar, today }), {
      stream: clientTaskStream,
      key: [taskId],
      workspaceId: demoWorkspaceId,
    });
  });
