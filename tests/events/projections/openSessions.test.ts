/** Tests the list of open sessions. */
import { describe, expect, test } from 'vitest';
import type { AppEvent } from '#events/appEvent.ts';
import { openSessions, sessionAt } from '#events/projections/openSessions.ts';
import { foldAll } from '#events/projections/projection.ts';
import { later, morning, nextDay } from '#tests/support/cast.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';

const started: AppEvent = {
  type: 'SessionStarted',
  data: { sessionId: 'one', accountId: 'nora', startedAt: morning, expiresAt: nextDay },
};

const one = { status: 'open', sessionId: 'one', accountId: 'nora', startedAt: morning, expiresAt: nextDay };

const sessionsAfter = (...events: readonly AppEvent[]) => foldAll(openSessions, storedEvents(...events));

describe('open sessions', () => {
  test('have a session once it has started', () => {
    expect(sessionsAfter(started)).toEqual({ byId: { one }, lastSignIns: { nora: morning } });
  });

  test('say whose portal is looked at, which is no sign-in', () => {
    const data = { sessionId: 'look', accountId: 'nora', startedAt: morning, expiresAt: nextDay };
    const about = { workspaceId: 'berg', clientId: 'shoes' };

    expect(sessionsAfter({ type: 'ClientViewStarted', data: { ...data, ...about } })).toEqual({
      byId: { look: { status: 'open', ...data, viewedClientId: 'shoes' } },
      lastSignIns: {},
    });
  });

  test('lose it when it ends, and no other', () => {
    const other: AppEvent = {
      type: 'SessionStarted',
      data: { sessionId: 'two', accountId: 'nora', startedAt: later, expiresAt: nextDay },
    };
    const ended: AppEvent = {
      type: 'SessionEnded',
      data: { sessionId: 'one', accountId: 'nora', endedAt: later },
    };

    expect(sessionsAfter(started, other, ended)).toEqual({
      byId: { two: { ...one, sessionId: 'two', startedAt: later } },
      lastSignIns: { nora: later },
    });
  });

  test('of an account end with its new password, looks included, but for the one that changed it', () => {
    const start = (sessionId: string, accountId: string): AppEvent => ({
      type: 'SessionStarted',
      data: { sessionId, accountId, startedAt: morning, expiresAt: nextDay },
    });
    const look: AppEvent = {
      type: 'ClientViewStarted',
      data: {
        sessionId: 'look',
        accountId: 'nora',
        workspaceId: 'berg',
        clientId: 'shoes',
        startedAt: morning,
        expiresAt: nextDay,
      },
    };
    const changed: AppEvent = {
      type: 'PasswordChanged',
      data: { accountId: 'nora', sessionId: 'one', changedAt: later },
    };

    expect(sessionsAfter(started, start('two', 'nora'), look, start('three', 'otto'), changed)).toEqual({
      byId: { one, three: { ...one, sessionId: 'three', accountId: 'otto' } },
      lastSignIns: { nora: morning, otto: morning },
    });
  });

  test('do not mind the end of a session that they do not know', () => {
    expect(
      sessionsAfter({ type: 'SessionEnded', data: { sessionId: 'two', accountId: 'nora', endedAt: later } }),
    ).toEqual({ byId: {}, lastSignIns: {} });
  });

  test('are over at their time, to the millisecond [S4.1]', () => {
    const sessions = sessionsAfter(started);

    expect(
      ['2026-01-06T08:59:59.999Z', nextDay, '2026-01-06T09:00:00.001Z'].map((now) =>
        sessionAt(sessions, 'one', now),
      ),
    ).toEqual([one, null, null]);
    expect(sessionAt(sessions, 'two', morning)).toBeNull();
  });
});
