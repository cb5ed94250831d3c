/** The demo agency as events that happened over the last half year, appended once, however many tabs open (rulings D2 and D4). */
import { type DemoAccountName, demoAccounts } from '#domain/accounts/demoAccounts.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import { canonicalJson } from '#events/log/canonicalJson.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { macrotask } from '#world/settle.ts';
import type { World } from '#world/world.ts';
import { createDemoCalendar } from './demoCalendar.ts';
import { demoAccountId, demoFoundation } from './demoFoundation.ts';
import { demoVerifiers } from './demoVerifiers.ts';
import { demoVisits } from './demoVisits.ts';
import { demoWork } from './demoWork.ts';
import { isSeeded, seedCommand } from './isSeeded.ts';
import type { PastEvent } from './tellEvents.ts';

const accountNames = ['admin', 'manager', 'client'] as const satisfies readonly DemoAccountName[];

/** In the order in which things happened; those of one time stay in theirs. */
const inTime = (events: readonly PastEvent[]): readonly PastEvent[] =>
  events.toSorted((one, other) => Date.parse(one.occurredAt) - Date.parse(other.occurredAt));

/** What the demo agency is made of. */
export const foundationOf = ({ clock, random }: World): readonly PastEvent[] =>
  inTime(demoFoundation(createDemoCalendar(clock.now(), random.fork('demo seed'))));

/** That, and what was done since. Made in turns, so that a page that is waking up answers in between. */
export const historyOf = async ({ clock, random }: World): Promise<readonly PastEvent[]> => {
  const chance = random.fork('demo seed');
  const calendar = createDemoCalendar(clock.now(), chance);
  const foundation = demoFoundation(calendar);
  await macrotask();
  const work = [...foundation, ...demoWork(calendar)];
  await macrotask();
  const visits = demoVisits(calendar, chance, work);
  await macrotask();
  return inTime([...work, ...visits]);
};

/**
 * Appends the demo agency unless it is there; `events` left out: its whole history before now. The command id makes a second
 * append, of another tab, change nothing; an agency that an earlier release has seeded stays as it is.
 * Throws when the storage refuses.
 */
export const seedDemo = async (log: EventLog, world: World, events?: readonly PastEvent[]): Promise<void> => {
  // Asked first: to make and hash half a year again would cost every later start more than all that it reads.
  if (await isSeeded(log)) return;
  const result = await log.append({
    commandId: seedCommand,
    commandHash: sha256Hex(canonicalJson({ seed: 'demo', version: 2 })),
    correlationId: world.ids.correlation(),
    actor: { kind: 'seed', id: 'demo' },
    events: events ?? (await historyOf(world)),
    expected: [{ stream: accountStream(demoAccounts.admin.email), revision: 'none' }],
    vault: accountNames.map((name) => ({
      put: `password:${demoAccountId(name)}`,
      value: { verifier: demoVerifiers[name] },
    })),
    durability: 'relaxed',
  });
  if (!result.ok && result.why !== 'wrongRevision')
    throw new Error(`The demo workspace could not be stored: ${result.why}`);
};
