/** Declares the events of a session; its token is a secret in the vault only. */
import * as z from 'zod/mini';
import { type EventIn, type EventsIn, id, text, time } from '../eventShape.ts';

export const sessionEvents = {
  SessionStarted: z.strictObject({
    sessionId: id,
    accountId: id,
    startedAt: time,
    expiresAt: time,
    /** `Chrome on Windows`; omitted by a host that is one browser. */
    device: z.exactOptional(text),
  }),
  /** A person of the agency (`accountId`) views the portal of a client, read-only. */
  ClientViewStarted: z.strictObject({
    sessionId: id,
    accountId: id,
    workspaceId: id,
    clientId: id,
    startedAt: time,
    expiresAt: time,
  }),
  SessionEnded: z.strictObject({ sessionId: id, accountId: id, endedAt: time }),
} as const;

export type SessionEvent = EventsIn<typeof sessionEvents>;
export type SessionStarted = EventIn<typeof sessionEvents, 'SessionStarted'>;
export type SessionEnded = EventIn<typeof sessionEvents, 'SessionEnded'>;
