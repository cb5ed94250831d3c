/** Declares, folds and decides what an agency shows one client instead of its own look. */
import * as z from 'zod/mini';
import { type ClientLook, isSameClientLook } from '#domain/branding/clientLook.ts';
import { accept, type Decider } from '../decision.ts';
import { type EventsIn, id, nullableText, time } from '../eventShape.ts';

const look = z.strictObject({
  name: nullableText,
  accent: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  logoId: z.nullable(id),
  darkLogoId: z.nullable(id),
});

export const clientLookEvents = {
  /** Null: the client sees the agency's look. */
  ClientLookSaved: z.strictObject({ workspaceId: id, clientId: id, look: z.nullable(look), savedAt: time }),
} as const;

export type ClientLookEvent = EventsIn<typeof clientLookEvents>;

export type ClientLookState = ClientLook | null;

export type SaveClientLook = {
  readonly type: 'SaveClientLook';
  readonly workspaceId: string;
  readonly clientId: string;
  readonly look: ClientLook | null;
  readonly now: string;
};

export const clientLookDecider: Decider<SaveClientLook, ClientLookEvent, ClientLookState> = {
  initial: null,
  evolve: (_state, { data }) => data.look,
  decide: ({ workspaceId, clientId, look: wanted, now }, state) =>
    isSameClientLook(wanted, state)
      ? accept()
      : accept({ type: 'ClientLookSaved', data: { workspaceId, clientId, look: wanted, savedAt: now } }),
};
