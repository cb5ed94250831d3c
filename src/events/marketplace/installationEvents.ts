/** Declares the events of a marketplace app in a workspace. */
import * as z from 'zod/mini';
import { type EventIn, type EventsIn, id, text, time } from '../eventShape.ts';

/** `by` is an account id; `name` the app's at the time. */
const about = { workspaceId: id, listingId: id, name: text, by: id };

export const installationEvents = {
  AppInstalled: z.strictObject({
    ...about,
    version: text,
    scopes: z.readonly(z.array(text)),
    installedAt: time,
  }),
  AppUninstalled: z.strictObject({ ...about, uninstalledAt: time }),
} as const;

export type InstallationEvent = EventsIn<typeof installationEvents>;
export type AppInstalled = EventIn<typeof installationEvents, 'AppInstalled'>;
export type AppUninstalled = EventIn<typeof installationEvents, 'AppUninstalled'>;
