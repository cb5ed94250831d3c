/** How fast the projections fold, in events per second, beside a plain loop over the same events. */

import type { StoredEvent } from '#events/log/storedEvent.ts';
import { type AccountDirectory, accountDirectory } from '#events/projections/accountDirectory.ts';
import { type ClientDirectory, clientDirectory } from '#events/projections/clientDirectory.ts';
import { type CurrentSubscription, currentSubscription } from '#events/projections/currentSubscription.ts';
import { type OpenSessions, openSessions } from '#events/projections/openSessions.ts';
import { foldAll, foldBatch, type Projection } from '#events/projections/projection.ts';
import { type WorkspaceDirectory, workspaceDirectory } from '#events/projections/workspaceDirectory.ts';
import { type PlainAnswers, plainFold } from './plainFold.ts';
import { sampleEvents } from './sampleEvents.ts';

type AnyProjection = Projection<object>;

const projections = {
  accountDirectory,
  openSessions,
  workspaceDirectory,
  clientDirectory,
  currentSubscription,
};

export type FoldPlan = { readonly agencies: number; readonly rounds: number };

/** Events per second of each round, by what was folded and how. */
export type FoldRates = {
  readonly events: number;
  readonly plain: readonly number[];
  /** From the beginning, all projections after each other, as at the start of the backend. */
  readonly all: readonly number[];
  readonly each: Readonly<Record<string, readonly number[]>>;
  /** Batch after batch onto what is known, as while the product is used; by events of a batch. */
  readonly batches: readonly { readonly size: number; readonly rates: readonly number[] }[];
};

const ratesOf = (events: number, rounds: number, run: () => unknown): readonly number[] => {
  const rates: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const started = performance.now();
    run();
    const seconds = (performance.now() - started) / 1_000;
    if (round >= 0) rates.push(events / seconds);
  }
  return rates;
};

const foldEach = (events: readonly StoredEvent[]): readonly object[] =>
  Object.values(projections).map((projection) => foldAll(projection as unknown as AnyProjection, events));

const foldOn = (
  known: readonly object[],
  events: readonly StoredEvent[],
  size: number,
): readonly object[] => {
  let answers = known;
  for (let start = 0; start < events.length; start += size) {
    const batch = events.slice(start, start + size);
    answers = Object.values(projections).map((projection, index) =>
      foldBatch(projection as unknown as AnyProjection, answers[index] ?? {}, batch),
    );
  }
  return answers;
};

type Folded = [AccountDirectory, OpenSessions, WorkspaceDirectory, ClientDirectory, CurrentSubscription];

/** A floor that answers something else would be none. */
const checkSame = (plain: PlainAnswers, events: readonly StoredEvent[]): void => {
  const [accounts, sessions, workspaces, clients, subscriptions] = foldEach(events) as unknown as Folded;
  const folded: PlainAnswers = {
    accounts: accounts.byId,
    idByEmail: accounts.idByEmail,
    sessions: sessions.byId,
    workspaces: workspaces.byId,
    memberships: workspaces.membershipOf,
    clients: clients.byWorkspace,
    subscriptions: subscriptions.byAccount,
  };
  if (JSON.stringify(plain) !== JSON.stringify(folded))
    throw new Error('the plain loop gives other answers than the projections');
};

/** Folds `agencies` times 20 events, over and over; runs in a browser and in Node. */
export const foldRates = ({ agencies, rounds }: FoldPlan): FoldRates => {
  const events = sampleEvents(agencies);
  checkSame(plainFold(events), events);
  const rate = (count: number, run: () => unknown) => ratesOf(count, rounds, run);
  const recent = events.slice(-500);
  const known = foldEach(events.slice(0, -500));
  return {
    events: events.length,
    plain: rate(events.length, () => plainFold(events)),
    all: rate(events.length, () => foldEach(events)),
    each: Object.fromEntries(
      Object.entries(projections).map(([name, projection]) => [
        name,
        rate(events.length, () => foldAll(projection as unknown as AnyProjection, events)),
      ]),
    ),
    batches: [1, 10, 100].map((size) => ({
      size,
      rates: rate(recent.length, () => foldOn(known, recent, size)),
    })),
  };
};
