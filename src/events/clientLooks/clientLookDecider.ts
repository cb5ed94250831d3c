/** Folds and decides what an agency shows one client instead of its own look. */
import { type ClientLook, isSameClientLook } from '#domain/branding/clientLook.ts';
import { accept, type Decider } from '../decision.ts';
import type { ClientLookEvent } from './clientLookEvents.ts';

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
