/** What can happen to a note that an agency keeps about a client. */
import * as z from 'zod/mini';
import { type EventsIn, id, text, time } from '../eventShape.ts';

/** `by` is the account id of who did it. */
const about = { noteId: id, clientId: id, workspaceId: id, by: id };

export const clientNoteEvents = {
  ClientNoteAdded: z.strictObject({ ...about, text, addedAt: time }),
  ClientNoteChanged: z.strictObject({ ...about, text, changedAt: time }),
  ClientNoteRemoved: z.strictObject({ ...about, removedAt: time }),
  /** To the client of that id, as its own was merged into that; or back. */
  ClientNoteMoved: z.strictObject({ ...about, formerClientId: id, movedAt: time }),
  ClientNoteRestored: z.strictObject({ ...about, restoredAt: time }),
} as const;

export type ClientNoteEvent = EventsIn<typeof clientNoteEvents>;
