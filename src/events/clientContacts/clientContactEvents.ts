/** What can happen to a person whom an agency talks to at a client. */
import * as z from 'zod/mini';
import { type EventsIn, id, text, time } from '../eventShape.ts';

const about = { contactId: id, clientId: id, workspaceId: id };
/** Email and title are empty where nobody gave them. */
const fields = { name: text, email: text, title: text };

export const clientContactEvents = {
  ClientContactAdded: z.strictObject({ ...about, ...fields, addedAt: time }),
  /** All fields as they are now. */
  ClientContactChanged: z.strictObject({ ...about, ...fields, changedAt: time }),
  ClientContactRemoved: z.strictObject({ ...about, name: text, removedAt: time }),
  /** For good, with the key deleted. `erases`: how boxes name the contact and its addresses. */
  ClientContactErased: z.strictObject({ ...about, erases: z.readonly(z.array(id)), erasedAt: time }),
  /** To the client of that id, as its own was merged into that; or back. */
  ClientContactMoved: z.strictObject({ ...about, formerClientId: id, movedAt: time }),
  ClientContactRestored: z.strictObject({ ...about, name: text, restoredAt: time }),
} as const;

export type ClientContactEvent = EventsIn<typeof clientContactEvents>;
