/** The rules of a session: started once, ended once, and over by itself when its time has come. */
import { timings } from '#domain/timings.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import type { SessionEvent } from './sessionEvents.ts';

export type StartSession = {
  readonly type: 'StartSession';
  readonly sessionId: string;
  readonly accountId: string;
  readonly now: string;
};
export type EndSession = { readonly type: 'EndSession'; readonly now: string };
export type SessionCommand = StartSession | EndSession;

export type SessionState =
  | { readonly status: 'none' | 'ended' }
  | { readonly status: 'open'; readonly sessionId: string; readonly accountId: string };

/** When a session that starts at that time ends by itself; both ISO 8601 UTC. */
export const sessionExpiry = (startedAt: string): string =>
  new Date(Date.parse(startedAt) + timings.sessionLifetime).toISOString();

const evolve = (_state: SessionState, event: SessionEvent): SessionState => {
  switch (event.type) {
    case 'SessionStarted':
      return { status: 'open', sessionId: event.data.sessionId, accountId: event.data.accountId };
    case 'SessionEnded':
      return { status: 'ended' };
  }
};

const decide = (command: SessionCommand, state: SessionState): Decision<SessionEvent> => {
  switch (command.type) {
    case 'StartSession': {
      const { sessionId, accountId, now } = command;
      return accept({
        type: 'SessionStarted',
        data: { sessionId, accountId, startedAt: now, expiresAt: sessionExpiry(now) },
      });
    }
    case 'EndSession':
      if (state.status !== 'open') return reject('sessionMissing');
      return accept({
        type: 'SessionEnded',
        data: { sessionId: state.sessionId, accountId: state.accountId, endedAt: command.now },
      });
  }
};

export const sessionDecider: Decider<SessionCommand, SessionEvent, SessionState> = {
  initial: { status: 'none' },
  evolve,
  decide,
};
