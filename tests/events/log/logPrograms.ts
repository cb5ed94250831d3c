/** Generates programs of appends from two tabs and compares the event log with its 60-line model. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { sha256Hex } from '#events/log/digest.ts';
import type { AppendRequest, AppendResult, EventLog, Expected } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { LaneOrder } from '#tests/soak/lane.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';
import type { House } from './houses.ts';
import { type ReferenceEvent, type ReferenceResult, referenceLog } from './referenceLog.ts';
import { command, noted } from './requests.ts';

const streams = ['note-a', 'note-b', 'page-a'] as const;
const keys = ['k1', 'k2'] as const;

const stream = fc.constantFrom(...streams);
const key = fc.constantFrom(...keys);
const revision: fc.Arbitrary<Expected> = fc.oneof(
  fc.constantFrom<Expected>('none', 'exists', 'any'),
  fc.nat({ max: 6 }),
);
const vaultChange = fc.oneof(
  fc.record({ put: key, value: fc.record({ n: fc.nat({ max: 9 }) }) }),
  fc.record({ delete: key }),
);

const request: fc.Arbitrary<AppendRequest> = fc
  .record({
    id: fc.nat({ max: 12 }).map((number) => `command-${number}`),
    content: fc.constantFrom('same', 'same', 'same', 'other'),
    events: fc.array(fc.record({ stream, text: fc.string() }), { maxLength: 4 }),
    expected: fc.uniqueArray(fc.record({ stream, revision }), {
      maxLength: 3,
      selector: (item) => item.stream,
    }),
    vault: fc.array(vaultChange, { maxLength: 2 }),
  })
  .map(({ id, content, events, expected, vault }) =>
    command(
      id,
      events.map(({ stream, text }) => noted(stream, text)),
      { commandHash: sha256Hex(content), expected, vault, reply: { status: 200, body: id } },
    ),
  );

const program = fc.array(fc.record({ tab: fc.constantFrom(0, 1), request, together: fc.boolean() }), {
  minLength: 1,
  maxLength: 25,
});

const shortEvent = ({ position, stream, revision, data }: StoredEvent): ReferenceEvent => ({
  position,
  stream,
  revision,
  text: String(Object.values(data)[0]),
});

const shortResult = (result: AppendResult): ReferenceResult | { kind: 'storage' } => {
  if (result.ok) {
    const { repeated, events, head } = result;
    return { kind: 'ok', repeated, events: events.map(shortEvent), head };
  }
  const { ok, why, ...rest } = result;
  return why === 'storage' ? { kind: why } : ({ kind: why, ...rest } as ReferenceResult);
};

const compare = async (log: EventLog, model: ReturnType<typeof referenceLog>): Promise<void> => {
  const events = await log.readAll();
  expect(events.map(shortEvent)).toEqual(model.events);
  expect(verifyChain(events)).toBeNull();
  for (const name of streams) {
    const expected = model.events.filter(({ stream }) => stream === name);
    expect((await log.readStream(name)).map(shortEvent)).toEqual(expected);
  }
  for (const name of keys) {
    expect(await log.vault.get(name)).toEqual(model.secret(name));
  }
  expect((await log.head()).position).toBe(model.events.length);
};

type Step = { readonly tab: number; readonly request: AppendRequest; readonly together: boolean };
type Told = ReturnType<typeof shortResult>;

const sameResult = (one: Told, other: Told): boolean => JSON.stringify(one) === JSON.stringify(other);

const modelAfter = (requests: readonly AppendRequest[]) => {
  const model = referenceLog();
  for (const request of requests) model.append(request);
  return model;
};

type Secrets = readonly unknown[];

const secretsOf = (log: EventLog): Promise<Secrets> => Promise.all(keys.map((name) => log.vault.get(name)));

/** A linearization: the model after an order of steps that explains answers and secrets, or null. Keeps each tab's order and awaits. */
const explained = (steps: readonly Step[], answers: readonly Told[], secrets: Secrets) => {
  const search = (order: readonly number[]): ReturnType<typeof referenceLog> | null => {
    const requests = order.flatMap((index) => steps[index]?.request ?? []);
    if (order.length === steps.length) {
      const model = modelAfter(requests);
      return JSON.stringify(keys.map(model.secret)) === JSON.stringify(secrets) ? model : null;
    }
    const open = steps
      .keys()
      .filter((index) => !order.includes(index))
      .toArray();
    const ready = open.filter((index) =>
      open.every(
        (other) =>
          other >= index || (steps[other]?.tab !== steps[index]?.tab && steps[other]?.together === true),
      ),
    );
    for (const index of ready) {
      const step = steps[index];
      const answer = answers[index];
      if (!step || !answer || !sameResult(modelAfter(requests).append(step.request), answer)) continue;
      const found = search([...order, index]);
      if (found !== null) return found;
    }
    return null;
  };
  return search([]);
};

/**
 * Runs `runs` programs of awaited or concurrent appends; returns their number of steps. Throws at the first
 * that the model does not explain.
 */
export const holdLogPrograms = async ({ newRecords }: House, { runs, seed }: LaneOrder): Promise<number> => {
  let count = 0;
  const holdProgram = async (steps: readonly Step[]): Promise<void> => {
    const records = newRecords();
    const logs = [(await records.openTab()).log, (await records.openTab()).log] as const;
    const pending: Promise<AppendResult>[] = [];
    for (const { tab, request, together } of steps) {
      const append = logs[tab === 0 ? 0 : 1].append(request);
      pending.push(append);
      await (together ? null : append);
    }
    const answers = (await Promise.all(pending)).map(shortResult);
    const model = explained(steps, answers, await secretsOf(logs[0]));
    if (model === null) throw new Error(`no order of the steps explains ${JSON.stringify(answers)}`);
    await compare(logs[0], model);
    await compare(logs[1], model);
    count += steps.length;
  };
  await fc.assert(fc.asyncProperty(program, holdProgram), { numRuns: runs, seed });
  return count;
};
