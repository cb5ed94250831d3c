/** Seeds the care for demo clients: owner, fees, assumptions on customers, and notes. */

import { calendarDayOf, type EpochDay, epochDayAt } from '#domain/calendar/epochDay.ts';
import { monthsLater } from '#domain/calendar/months.ts';
import type { ContractReason } from '#domain/clients/contractRules.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { clientNote } from '#events/clientNotes/clientNote.ts';
import type { ClientCommand } from '#events/clients/clientCommands.ts';
import demoAgency from './demoAgency.json' with { type: 'json' };
import type { DemoCalendar } from './demoCalendar.ts';
import { type BookEntry, demoBook, isClientOn, keeperOf } from './demoClientBook.ts';
import { kickOff, staffArrivals } from './demoDates.ts';
import { eventsFromCommands, type PastEvent } from './eventsFromCommands.ts';

const keepers = (entry: BookEntry, { at }: DemoCalendar): readonly ClientCommand[] => {
  const { clientId, index, won } = entry;
  const takenOver = (staffArrivals[index % staffArrivals.length] ?? 0) - 12;
  const days = takenOver < won - 10 && isClientOn(entry, takenOver) ? [won, takenOver] : [won];
  return days.map((daysAgo) => ({
    type: 'UpdateClient',
    clientId,
    changes: {},
    ownerId: keeperOf(entry, daysAgo),
    now: at(daysAgo, 12, clientId),
  }));
};

const rounded = (cents: number): number => Math.round(cents / 10_000) * 10_000;

const firstFee = ({ index }: BookEntry): number => 140_000 + ((index * 7) % 11) * 42_000;

const between = 230;
const factorOf = ({ index }: BookEntry, turn: number): number => (index % 4 === 3 && turn === 1 ? 0.8 : 1.12);

/** One client has no contract end. */
const isOpenEnded = ({ index }: BookEntry): boolean => index === 13;

/** In months: two of five clients sign for whole years, the others for shorter terms. */
const termsOf = ({ index }: BookEntry): readonly number[] => (index % 5 < 2 ? [12, 24] : [6, 9, 12, 24]);

/** The minimum of remaining contract days, because a due renewal would have been discussed before. */
const leastLeft = 14;
const daysOfMonth = 30.4;

const agreedUntil = (entry: BookEntry, from: EpochDay, daysAgo: number): EpochDay => {
  const months = termsOf(entry).find((term) => term * daysOfMonth >= daysAgo + leastLeft) ?? 36;
  return monthsLater(from, months) - 1;
};

const contract = (entry: BookEntry, { at }: DemoCalendar): readonly ClientCommand[] => {
  const { clientId, won, left } = entry;
  const agreed = (daysAgo: number, monthlyFeeCents: number, reason: ContractReason): ClientCommand => {
    const now = at(daysAgo, reason === 'end' ? 14 : 12, `contract of ${clientId}`);
    const first = epochDayAt(Date.parse(now));
    const changeId = `fee-${clientId}-${daysAgo}`;
    const until =
      reason === 'end' || isOpenEnded(entry)
        ? {}
        : { until: calendarDayOf(agreedUntil(entry, first, daysAgo)) };
    const from = calendarDayOf(first);
    const fee = { monthlyFeeCents, currency: 'USD', from, reason, ...until } as const;
    return { type: 'ChangeContract', clientId, changeId, fee, now };
  };
  let fee = firstFee(entry);
  const later = [1, 2, 3].flatMap((turn) => {
    const daysAgo = won - between * turn;
    if (daysAgo < 20 || !isClientOn(entry, daysAgo)) return [];
    fee *= factorOf(entry, turn);
    return [agreed(daysAgo, rounded(fee), 'change')];
  });
  const end = left === null ? [] : [agreed(left, 0, 'end')];
  return [agreed(won, rounded(firstFee(entry)), 'start'), ...later, ...end];
};

/** The assumptions follow weeks after a shop was won; only shops report orders. */
const assumptions = (entry: BookEntry, { at }: DemoCalendar): readonly ClientCommand[] => {
  const { clientId, index, industry, won } = entry;
  const daysAgo = won - 40;
  if (industry !== 'E-commerce' || !isClientOn(entry, daysAgo)) return [];
  const lifetime = { ordersPerYear: 2 + (index % 3) * 0.4, years: 3, marginPercent: 42 + (index % 4) * 3 };
  const now = at(daysAgo, 15, `assumptions of ${clientId}`);
  return [{ type: 'UpdateClient', clientId, changes: {}, lifetime, now }];
};

export const demoCare = (calendar: DemoCalendar): readonly ClientCommand[] =>
  demoBook.flatMap((entry) => [
    ...keepers(entry, calendar),
    ...contract(entry, calendar),
    ...assumptions(entry, calendar),
  ]);

/** The first note comes in the weeks after a client was won; the kick-off has the others. */
const notedDaysAgo = (entry: BookEntry, place: number, { spread }: DemoCalendar, noteId: string): number =>
  place > 0 && entry.won > 2 * kickOff && isClientOn(entry, kickOff)
    ? kickOff
    : spread(Math.max(1, entry.won - 5 - 9 * place), noteId);

export const demoNotes = (calendar: DemoCalendar): readonly PastEvent[] =>
  demoBook.flatMap((entry) => {
    const notes = demoAgency.clients[entry.index]?.notes ?? [];
    return notes.flatMap((text, place) => {
      const noteId = `note${entry.index + 1}x${place + 1}`;
      const daysAgo = notedDaysAgo(entry, place, calendar, noteId);
      const command = {
        type: 'AddClientNote',
        noteId,
        clientId: entry.clientId,
        workspaceId: demoWorkspaceId,
        by: keeperOf(entry, daysAgo),
        text,
        now: calendar.at(daysAgo, 17, noteId),
      } as const;
      return daysAgo > entry.won - 1
        ? []
        : eventsFromCommands(clientNote.decider, [command], {
            stream: clientNote.stream,
            key: [noteId],
            workspaceId: demoWorkspaceId,
          });
    });
  });
