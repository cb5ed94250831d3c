/** Checks a tab's history against the final log: confirmed events are not lost, and every read was a prefix of the log. */
import { expect } from 'vitest';
import type { AppendRequest, AppendResult, EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { referenceLog } from '#tests/events/log/referenceLog.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';

export type TabHistory = {
  readonly told: readonly { readonly request: AppendRequest; readonly answer: AppendResult }[];
  readonly reads: readonly (readonly StoredEvent[])[];
  readonly looks: readonly { readonly stream: string; readonly events: readonly StoredEvent[] }[];
  readonly left: readonly (readonly StoredEvent[])[];
  readonly heard: readonly StoredEvent[];
};

const eventsOf = (events: readonly StoredEvent[], { commandId }: AppendRequest): readonly StoredEvent[] =>
  events.filter((event) => event.commandId === commandId);

const asNew = ({ stream, type, data }: StoredEvent) => ({ stream, event: { type, data } });

const isExplained = (
  events: readonly StoredEvent[],
  { request, answer }: TabHistory['told'][number],
  from: number,
): boolean => {
  const model = referenceLog();
  const asks = (position: number): boolean => {
    const then = model.append({ ...request, events: [], commandId: `asked at ${position}` });
    return (
      then.kind === 'wrongRevision' &&
      !answer.ok &&
      answer.why === 'wrongRevision' &&
      JSON.stringify(then.violations) === JSON.stringify(answer.violations)
    );
  };
  if (from === 0 && asks(0)) return true;
  for (const event of events) {
    const { position } = event;
    model.append({ ...request, expected: [], events: [asNew(event)], commandId: `event ${position}` });
    if (position >= from && asks(position)) return true;
  }
  return false;
};

export const holdHistory = (history: TabHistory, events: readonly StoredEvent[]): void => {
  const { told, reads, looks, left, heard } = history;
  expect(verifyChain(events)).toBeNull();
  expect(heard).toEqual(events);
  for (const some of left) expect(some).toEqual(events.slice(0, some.length));
  for (const look of looks) {
    const whole = events.filter(({ stream }) => stream === look.stream);
    expect(look.events).toEqual(whole.slice(0, look.events.length));
  }
  let read = 0;
  for (const [index, { request, answer }] of told.entries()) {
    const own = eventsOf(events, request);
    if (answer.ok) expect([answer.events, answer.reply]).toEqual([own, request.reply]);
    else expect(isExplained(events, { request, answer }, read)).toBe(true);
    const seen = reads[index] ?? [];
    expect(seen).toEqual(events.slice(0, seen.length));
    if (answer.ok) expect(seen.length).toBeGreaterThanOrEqual(answer.events.at(-1)?.position ?? 0);
    expect(seen.length).toBeGreaterThanOrEqual(read);
    read = seen.length;
  }
};

export const holdSecrets = async (
  histories: readonly TabHistory[],
  events: readonly StoredEvent[],
  { vault }: Pick<EventLog, 'vault'>,
): Promise<void> => {
  const asked = new Map(
    histories.flatMap(({ told }) => told.map(({ request }) => [request.commandId, request] as const)),
  );
  const kept = new Map<string, unknown>();
  for (const id of new Set(events.map(({ commandId }) => commandId)))
    for (const change of asked.get(id)?.vault ?? []) {
      if ('put' in change) kept.set(change.put, change.value);
      else kept.delete(change.delete);
    }
  expect(new Map(await vault.list(''))).toEqual(kept);
};
