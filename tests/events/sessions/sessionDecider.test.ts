/** Tests the rules of a session. */
import { describe, expect, test } from 'vitest';
import { sessionDecider, sessionExpiry } from '#events/sessions/sessionDecider.ts';
import type { SessionEnded, SessionStarted } from '#events/sessions/sessionEvents.ts';
import { later, morning } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';

const { given } = specificationOf(sessionDecider);

const start = { type: 'StartSession', sessionId: 'one', accountId: 'nora', now: morning } as const;

const over = '2026-02-04T09:00:00.000Z';

const started: SessionStarted = {
  type: 'SessionStarted',
  data: { sessionId: 'one', accountId: 'nora', startedAt: morning, expiresAt: over },
};

const ended: SessionEnded = {
  type: 'SessionEnded',
  data: { sessionId: 'one', accountId: 'nora', endedAt: later },
};

describe('session', () => {
  test('starts with the time at which it ends by itself, 30 days later [S4.1]', () => {
    given().when(start).thenHappens(started);
  });

  test('is started once', () => {
    given(started).when(start).thenRefused('versionConflict');
    given(started, ended).when(start).thenRefused('versionConflict');
  });

  test('ends when it is asked to [S4.1]', () => {
    given(started).when({ type: 'EndSession', now: later }).thenHappens(ended);
  });

  test('ends once [S4.1]', () => {
    given(started, ended).when({ type: 'EndSession', now: later }).thenRefused('sessionMissing');
  });

  test('must have started to end', () => {
    given().when({ type: 'EndSession', now: later }).thenRefused('sessionMissing');
  });

  test('can be ended up to the last millisecond of its time', () => {
    given(started)
      .when({ type: 'EndSession', now: '2026-02-04T08:59:59.999Z' })
      .thenHappens({ ...ended, data: { ...ended.data, endedAt: '2026-02-04T08:59:59.999Z' } });
    given(started).when({ type: 'EndSession', now: over }).thenRefused('sessionMissing');
  });

  test('counts its 30 days in milliseconds, over a change of month and of year', () => {
    expect([sessionExpiry('2025-12-15T23:59:59.999Z'), sessionExpiry('2028-02-01T00:00:00.000Z')]).toEqual([
      '2026-01-14T23:59:59.999Z',
      '2028-03-02T00:00:00.000Z',
    ]);
  });
});
