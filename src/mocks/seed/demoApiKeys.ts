/** Seeds the demo agency's API key: a warehouse export with some hundred calls an hour on working days. */

import { callMonth } from '#domain/apiKeys/apiKeyRules.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { apiKeyDecider } from '#events/apiKeys/apiKeyDecider.ts';
import { apiKeyStream } from '#events/apiKeys/apiKeyStream.ts';
import type { Random } from '#world/random.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { eventsFromCommands, type PastEvent } from './eventsFromCommands.ts';

const keyId = 'warehouseexport';

/** Days since the key was made, so that calls cover a month. */
const madeDaysAgo = 31;

const leastCalls = 2_900;
const mostCalls = 3_300;

const saturday = 5;

const dayLength = 24 * 60 * 60 * 1_000;

/** `today` is an epoch day and has no calls itself. */
export const demoApiKeys = (calendar: DemoCalendar, today: number, random: Random): readonly PastEvent[] => {
  const about = { workspaceId: demoWorkspaceId, keyId };
  const made = {
    type: 'MakeApiKey',
    ...about,
    name: 'Warehouse export',
    hint: 'q7Xd',
    by: 'demoadmin',
    now: calendar.at(madeDaysAgo, 9, keyId),
  } as const;
  const chance = random.fork(keyId);
  const days = Array.from({ length: madeDaysAgo - 1 }, (_none, index) => madeDaysAgo - 1 - index)
    .filter((daysAgo) => calendar.weekday(daysAgo) < saturday)
    .map((daysAgo) => today - daysAgo);
  const counted = days.map((day) => {
    const firstAt = new Date(day * dayLength).toISOString();
    const lastAt = new Date((day + 1) * dayLength - 1_000).toISOString();
    const calls = chance.integer(leastCalls, mostCalls);
    return { ...about, type: 'CountApiCalls', calls, month: callMonth(firstAt), firstAt, lastAt } as const;
  });
  const commands = [made, ...counted.map((command) => ({ ...command, now: command.lastAt }))];
  return eventsFromCommands(apiKeyDecider, commands, {
    stream: apiKeyStream,
    key: [demoWorkspaceId],
    workspaceId: demoWorkspaceId,
  });
};
