/** Declares the events of an agency's contact at a client. */
import * as z from 'zod/mini';
import { type EventsIn, id, text, time } from '../eventShape.ts';

const about = { contactId: id, clientId: id, workspaceId: id };
/** Email and title may be empty. */
const fields = { name: text, email: text, title: text };

export const clientContactEvents = {
  ClientContactAdded: z.strictObject({ ...about, ...fields, addedAt: time }),
  ClientContactChanged: z.strictObject({ ...about, ...fields, changedAt: time }),
  ClientContactRemoved: z.strictObject({ ...about, name: text, removedAt: time }),
  /** For good, with the key deleted. `erases`: the names of the contact and its addresses in encrypted boxes. */
  ClientContactErased: z.strictObject({ ...about, erases: z.readonly(z.array(id)), erasedAt: time }),
  /** Moved to the client that its own was merged into, or back by an undo. */
  ClientContactMoved: z.strictObject({ ...about, formerClientId: id, movedAt: time }),
  ClientContactRestored: z.strictObject({ ...about, name: text, restoredAt: time }),
} as const;

export type ClientContactEvent = EventsIn<typeof clientContactEvents>;
