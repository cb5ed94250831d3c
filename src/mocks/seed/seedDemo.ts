/** Appends the demo agency's two years of history once, however many tabs open (rulings D2 and D4). */
import { demoAccounts } from '#domain/accounts/demoAccounts.ts';
import { epochDayAt } from '#domain/calendar/epochDay.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import { canonicalJson } from '#events/log/canonicalJson.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { todaysLog } from '#events/todaysLog.ts';
import { macrotask } from '#world/settle.ts';
import type { World } from '#world/world.ts';
import { demoAlerts } from './demoAlerts.ts';
import { demoAnnotations } from './demoAnnotations.ts';
import { demoApiKeys } from './demoApiKeys.ts';
import { createDemoCalendar } from './demoCalendar.ts';
import { demoCampaigns } from './demoCampaigns.ts';
import { demoNotes } from './demoCare.ts';
import { demoChance } from './demoChance.ts';
import { demoClientTasks, demoContacts } from './demoClientFiles.ts';
import { demoIntegrations } from './demoConnections.ts';
import { demoDashboards } from './demoDashboards.ts';
import { demoFoundation } from './demoFoundation.ts';
import { demoGoals } from './demoGoals.ts';
import { createDemoLedger } from './demoLedger.ts';
import { demoPaymentCard } from './demoPaymentCard.ts';
import { demoPortfolio } from './demoPortfolio.ts';
import { withDemoReports } from './demoReports.ts';
import { demoSourceProblems } from './demoSourceProblems.ts';
import { demoTeam } from './demoTeam.ts';
import { demoVault } from './demoVault.ts';
import { demoVisits } from './demoVisits.ts';
import { demoWork } from './demoWork.ts';
import { compareText, type PastEvent } from './eventsFromCommands.ts';
import { isSeeded, seedCommand } from './isSeeded.ts';

const inTime = (events: readonly PastEvent[]): readonly PastEvent[] =>
  events.toSorted((one, other) => compareText(one.occurredAt, other.occurredAt));

type Today = { readonly clock: Pick<World['clock'], 'now'> };

/** Depends on the UTC day only. Yields in between, so that a starting page can answer. */
export const historyOf = async ({ clock }: Today, seed?: number): Promise<readonly PastEvent[]> => {
  const chance = demoChance(seed);
  const calendar = createDemoCalendar(clock.now(), chance);
  const foundation = demoFoundation(calendar);
  await macrotask();
  const work = [
    ...foundation,
    ...demoPaymentCard(calendar),
    ...demoPortfolio(calendar, foundation),
    ...demoTeam(calendar, foundation),
    ...demoWork(calendar),
    ...demoContacts(calendar),
    ...demoDashboards(calendar),
    ...demoNotes(calendar),
    ...demoClientTasks(calendar, epochDayAt(clock.now())),
    ...demoIntegrations(calendar),
    ...demoApiKeys(calendar, epochDayAt(clock.now()), chance),
  ];
  await macrotask();
  const telling = { calendar, today: epochDayAt(clock.now()), random: chance.fork('business') };
  for (const tell of [demoSourceProblems, demoCampaigns]) {
    work.push(...tell(telling));
    await macrotask();
  }
  const known = { ...telling, ledger: createDemoLedger(work, telling.today) };
  for (const tell of [demoGoals, demoAnnotations, demoAlerts]) {
    await macrotask();
    work.push(...tell(known));
  }
  await macrotask();
  const visits = demoVisits(calendar, chance, work);
  await macrotask();
  return withDemoReports(inTime([...work, ...visits]), telling);
};

/** Appended only to a log without the agency, along with its sign-in secrets. */
const beginning = {
  expected: [{ stream: accountStream.of(demoAccounts.admin.email), revision: 'none' }],
  vault: demoVault.map(([put, value]) => ({ put, value })),
} as const;

/** The log's limit for one append; a starting page answers between two parts. */
const partSize = 400;

const commandOfPart = (index: number, parts: number): string =>
  index === parts - 1 ? seedCommand : `${seedCommand}:${index + 1}`;

const partsOf = (events: readonly PastEvent[]): readonly (readonly PastEvent[])[] =>
  Array.from({ length: Math.ceil(events.length / partSize) }, (_, index) =>
    events.slice(index * partSize, (index + 1) * partSize),
  );

/** A seed that another tab or an interrupted start began keeps its day, because all parts belong to one history. */
const dayBegun = async (log: EventLog, world: World): Promise<Today> => {
  const [first] = await log.readAll({ limit: 1 });
  if (first?.commandId !== `${seedCommand}:1`) return world;
  return { clock: { now: () => Date.parse(first.recordedAt) } };
};

/**
 * Appends the demo agency, or `events`, unless present. Each part has its own command id, so repeats change
 * nothing and interrupted seeds continue. Throws when the storage refuses.
 */
export const seedDemo = async (log: EventLog, world: World, events?: readonly PastEvent[]): Promise<void> => {
  // Checked first, because generating and hashing two years again would dominate every later start.
  if (await isSeeded(log)) return;
  const parts = partsOf(events ?? (await historyOf(await dayBegun(log, world))));
  const correlationId = world.ids.correlation();
  for (const [index, part] of parts.entries()) {
    const result = await todaysLog(log).append({
      commandId: commandOfPart(index, parts.length),
      commandHash: sha256Hex(canonicalJson({ seed: 'demo', version: 3, part: index })),
      correlationId,
      actor: { kind: 'seed', id: 'demo' },
      events: part,
      ...(index === 0 ? beginning : {}),
      durability: 'relaxed',
    });
    if (!result.ok && result.why === 'wrongRevision') return;
    if (!result.ok) throw new Error(`The demo workspace could not be stored: ${result.why}`);
    await macrotask();
  }
};
