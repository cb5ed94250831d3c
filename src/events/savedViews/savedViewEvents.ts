/** Declares the events of a saved list view. */
import * as z from 'zod/mini';
import { viewedPages } from '#domain/savedViews/savedViewRules.ts';
import { type EventsIn, id, text, time } from '../eventShape.ts';

/** `accountId` is the owner: nobody else sees it, unless it is `shared` with the people of the agency. */
const about = { viewId: id, accountId: id, shared: z.optional(z.boolean()) };

export const savedViewEvents = {
  SavedViewCreated: z.strictObject({
    ...about,
    workspaceId: id,
    page: z.enum(viewedPages),
    name: text,
    query: text,
    createdAt: time,
  }),
  SavedViewRenamed: z.strictObject({ ...about, formerName: text, name: text, renamedAt: time }),
  SavedViewRemoved: z.strictObject({ ...about, name: text, removedAt: time }),
  SavedViewRestored: z.strictObject({ ...about, name: text, restoredAt: time }),
} as const;

export type SavedViewEvent = EventsIn<typeof savedViewEvents>;
