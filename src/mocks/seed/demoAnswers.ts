/** Computes answers at a time of the demo agency's past with the product's own projections. */
import type { DomainEvent, StoredEvent } from '#events/log/storedEvent.ts';
import { type Folded, foldEach } from '#events/projections/answers.ts';
import { foldInto } from '#events/projections/projection.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { emptyTimeline, extendTimeline } from '#events/projections/timeline.ts';
import type { PastEvent } from './eventsFromCommands.ts';

const stored = (
  { stream, event, tags = [], occurredAt }: PastEvent,
  place: { readonly position: number; readonly revision: number },
): StoredEvent<DomainEvent> => ({
  tenant: '',
  ...place,
  id: String(place.position),
  stream,
  type: event.type,
  schemaVersion: 1,
  occurredAt,
  recordedAt: occurredAt,
  commandId: '',
  correlationId: '',
  causationId: null,
  actor: { kind: 'seed', id: 'demo' },
  tags,
  data: event.data,
  previousHash: '',
  hash: '',
});

export const createDemoAnswers = () => {
  const revisions = new Map<string, number>();
  const timeline = emptyTimeline();
  const folded: Folded = foldEach((projection) => projection.empty());
  let position = 0;

  const place = (past: PastEvent): StoredEvent => {
    const revision = revisions.get(past.stream) ?? 0;
    revisions.set(past.stream, revision + 1);
    position += 1;
    return stored(past, { position, revision });
  };

  return {
    tell: (events: readonly PastEvent[]): void => {
      const placed = events.map(place);
      foldEach((projection, name) => {
        for (const event of placed) foldInto(projection, folded[name], event);
        return folded[name];
      });
      extendTimeline(timeline, placed);
    },
    now: (): ScopedAnswers => ({ ...folded, position, timeline }),
  };
};
