/** Decides a session: started once, ended once, and expired by itself. */
import { timings } from '#domain/timings.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import type { SessionEvent } from './sessionEvents.ts';
import { type SessionState, sessionAfter } from './sessionState.ts';

export type StartSession = {
  readonly type: 'StartSession';
  readonly sessionId: string;
  readonly accountId: string;
  readonly device?: string;
  readonly now: string;
};
export type StartClientView = {
  readonly type: 'StartClientView';
  readonly sessionId: string;
  readonly accountId: string;
  readonly workspaceId: string;
  readonly clientId: string;
  readonly now: string;
};
export type EndSession = { readonly type: 'EndSession'; readonly now: string };
export type SessionCommand = StartSession | StartClientView | EndSession;

/** When a session started at that time expires; both ISO 8601 UTC. */
export const sessionExpiry = (startedAt: string): string =>
  new Date(Date.parse(startedAt) + timings.sessionLifetime).toISOString();

/** When a view of a client's portal started at that time expires; both ISO 8601 UTC. */
export const clientViewExpiry = (startedAt: string): string =>
  new Date(Date.parse(startedAt) + timings.clientViewLifetime).toISOString();

const start = (
  { sessionId, accountId, device, now }: StartSession,
  state: SessionState,
): Decision<SessionEvent> =>
  state.status === 'none'
    ? accept({
        type: 'SessionStarted',
        data: {
          sessionId,
          accountId,
          startedAt: now,
          expiresAt: sessionExpiry(now),
          ...(device !== undefined && { device }),
        },
      })
    : reject('versionConflict');

const startView = (command: StartClientView, state: SessionState): Decision<SessionEvent> => {
  if (state.status !== 'none') return reject('versionConflict');
  const { type: _type, now, ...facts } = command;
  const data = { ...facts, startedAt: now, expiresAt: clientViewExpiry(now) };
  return accept({ type: 'ClientViewStarted', data });
};

const end = ({ now }: EndSession, state: SessionState): Decision<SessionEvent> => {
  if (state.status !== 'open' || state.expiresAt <= now) return reject('sessionMissing');
  const { sessionId, accountId } = state;
  return accept({ type: 'SessionEnded', data: { sessionId, accountId, endedAt: now } });
};

const decide = (command: SessionCommand, state: SessionState): Decision<SessionEvent> => {
  switch (command.type) {
    case 'StartSession':
      return start(command, state);
    case 'StartClientView':
      return startView(command, state);
    case 'EndSession':
      return end(command, state);
  }
};

export const sessionDecider: Decider<SessionCommand, SessionEvent, SessionState> = {
  initial: { status: 'none' },
  evolve: sessionAfter,
  decide,
};
