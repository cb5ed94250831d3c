/** Declares the events of an agency's note about a client. */
import * as z from 'zod/mini';
import { type EventsIn, id, text, time } from '../eventShape.ts';

const about = { noteId: id, clientId: id, workspaceId: id, by: id };

export const clientNoteEvents = {
  ClientNoteAdded: z.strictObject({ ...about, text, addedAt: time }),
  ClientNoteChanged: z.strictObject({ ...about, text, changedAt: time }),
  ClientNoteRemoved: z.strictObject({ ...about, removedAt: time }),
  /** Moved to the client that its own was merged into, or back by an undo. */
  ClientNoteMoved: z.strictObject({ ...about, formerClientId: id, movedAt: time }),
  ClientNoteRestored: z.strictObject({ ...about, restoredAt: time }),
} as const;

export type ClientNoteEvent = EventsIn<typeof clientNoteEvents>;
