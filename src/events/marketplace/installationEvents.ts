/** What can happen between a workspace and an app of the marketplace. */
import * as z from 'zod/mini';
import { type EventIn, type EventsIn, id, text, time } from '../eventShape.ts';

/** `by` is the account id of who did it; `name` the app's at the time. */
const about = { workspaceId: id, listingId: id, name: text, by: id };

export const installationEvents = {
  AppInstalled: z.strictObject({
    ...about,
    version: text,
    /** What was consented to. */
    scopes: z.readonly(z.array(text)),
    installedAt: time,
  }),
  AppUninstalled: z.strictObject({ ...about, uninstalledAt: time }),
} as const;

export type InstallationEvent = EventsIn<typeof installationEvents>;
export type AppInstalled = EventIn<typeof installationEvents, 'AppInstalled'>;
export type AppUninstalled = EventIn<typeof installationEvents, 'AppUninstalled'>;
