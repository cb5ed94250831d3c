/** Implements a minimal model of the event log for comparison with the real one. */
import type { AppendRequest, Expected, Violation } from '#events/log/eventLog.ts';

export type ReferenceEvent = {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly text: string;
};

export type ReferenceResult =
  | {
      readonly kind: 'ok';
      readonly repeated: boolean;
      readonly events: readonly ReferenceEvent[];
      readonly head: number;
    }
  | { readonly kind: 'wrongRevision'; readonly violations: readonly Violation[] }
  | { readonly kind: 'commandMismatch' };

type Remembered = {
  readonly hash: string;
  readonly events: readonly ReferenceEvent[];
  readonly head: number;
};

const holds = (expected: Expected, actual: number | 'none'): boolean =>
  expected === 'any' || expected === actual || (expected === 'exists' && actual !== 'none');

/** Starts empty; requests carry events with one text each. */
export const referenceLog = () => {
  const events: ReferenceEvent[] = [];
  const commands = new Map<string, Remembered>();
  const secrets = new Map<string, unknown>();

  const lastRevision = (stream: string): number | 'none' =>
    events.findLast((event) => event.stream === stream)?.revision ?? 'none';

  const add = (stream: string, text: string): ReferenceEvent => {
    const last = lastRevision(stream);
    const event = { position: events.length + 1, stream, revision: last === 'none' ? 0 : last + 1, text };
    events.push(event);
    return event;
  };

  return {
    events,
    secret: (key: string) => secrets.get(key) ?? null,
    append: (request: AppendRequest): ReferenceResult => {
      const known = commands.get(request.commandId);
      if (known !== undefined) {
        return known.hash === request.commandHash
          ? { kind: 'ok', repeated: true, events: known.events, head: known.head }
          : { kind: 'commandMismatch' };
      }
      const violations = (request.expected ?? [])
        .map(({ stream, revision }) => ({ stream, expected: revision, actual: lastRevision(stream) }))
        .filter(({ expected, actual }) => !holds(expected, actual));
      if (violations.length > 0) {
        return { kind: 'wrongRevision', violations };
      }
      const added = request.events.map(({ stream, event }) =>
        add(stream, String(Object.values(event.data)[0])),
      );
      for (const change of request.vault ?? []) {
        if ('put' in change) {
          secrets.set(change.put, change.value);
        } else {
          secrets.delete(change.delete);
        }
      }
      commands.set(request.commandId, { hash: request.commandHash, events: added, head: events.length });
      return { kind: 'ok', repeated: false, events: added, head: events.length };
    },
  };
};
