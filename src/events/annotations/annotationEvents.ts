/** Declares the events of annotations on days of one client or of all clients. */
import * as z from 'zod/mini';
import { day, type EventIn, type EventsIn, id, text, time } from '../eventShape.ts';

/**
 * `clientId` null: about all clients. `shared`: the client's people may read it. `personal`: only its author
 * may, omitted otherwise. `by` is an account id.
 */
const about = {
  workspaceId: id,
  annotationId: id,
  clientId: z.nullable(id),
  shared: z.boolean(),
  personal: z.exactOptional(z.boolean()),
  by: id,
};

const changes = z.strictObject({
  text: z.exactOptional(text),
  from: z.exactOptional(day),
  to: z.exactOptional(day),
  shared: z.exactOptional(z.boolean()),
  personal: z.exactOptional(z.boolean()),
});

export const annotationEvents = {
  AnnotationAdded: z.strictObject({ ...about, from: day, to: day, text, addedAt: time }),
  AnnotationChanged: z.strictObject({ ...about, changes, changedAt: time }),
  AnnotationRemoved: z.strictObject({ ...about, text, removedAt: time }),
  AnnotationRestored: z.strictObject({ ...about, text, restoredAt: time }),
} as const;

export type AnnotationChanges = z.infer<typeof changes>;
export type AnnotationEvent = EventsIn<typeof annotationEvents>;
export type AnnotationAdded = EventIn<typeof annotationEvents, 'AnnotationAdded'>;
