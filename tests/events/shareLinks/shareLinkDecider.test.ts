/** Tests the rules of share links, the fold of their events, and who receives changes. */
import { describe, expect, test } from 'vitest';
import { isOpen, shareLinkOf } from '#events/shareLinks/shareLink.ts';
import { shareLinkDecider } from '#events/shareLinks/shareLinkDecider.ts';
import type { ShareLinkEvent } from '#events/shareLinks/shareLinkEvents.ts';
import { shareLinkStream } from '#events/shareLinks/shareLinkStream.ts';
import { later, morning, nextDay } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';
import { stateOf } from '#tests/support/stateOf.ts';

const { given } = specificationOf(shareLinkDecider);

const asked = { workspaceId: 'berg', shareLinkId: 'one' };
const settings = { name: 'For the board', expiresAt: nextDay, passwordId: null, since: null };
const shown = { clientId: 'shoes', kind: 'dashboard', shownId: 'weekly', view: 'range=7d' } as const;
const create = {
  type: 'CreateShareLink',
  ...asked,
  ...settings,
  ...shown,
  name: ' For the board ',
  by: 'nora',
  now: morning,
} as const;
const created: ShareLinkEvent = {
  type: 'ShareLinkCreated',
  data: { ...asked, ...settings, ...shown, by: 'nora', createdAt: morning },
};
const about = { ...asked, clientId: 'shoes', name: 'For the board' };
const revoked: ShareLinkEvent = {
  type: 'ShareLinkRevoked',
  data: { ...about, by: 'nora', revokedAt: later },
};
const restored: ShareLinkEvent = {
  type: 'ShareLinkRestored',
  data: { ...about, by: 'nora', restoredAt: later },
};
const opened: ShareLinkEvent = { type: 'ShareLinkOpened', data: { ...about, visit: 'v1', openedAt: later } };

describe('share link', () => {
  test('is made of one client, with a name, for a time to come', () => {
    given().when(create).thenHappens(created);
    given(created).when(create).thenRefused('versionConflict');
    given()
      .when({ ...create, name: ' ' })
      .thenRefused('invalid');
    given()
      .when({ ...create, expiresAt: morning })
      .thenRefused('invalid');
    given()
      .when({ ...create, kind: 'overview' })
      .thenRefused('invalid');
  });

  test('is changed as a whole, and nothing happens when nothing differs', () => {
    const change = { type: 'ChangeShareLink', ...asked, by: 'otto', now: later } as const;
    given(created)
      .when({ ...change, expiresAt: null, since: '2026-01-01' })
      .thenHappens({
        type: 'ShareLinkChanged',
        data: {
          ...asked,
          clientId: 'shoes',
          ...settings,
          expiresAt: null,
          since: '2026-01-01',
          by: 'otto',
          changedAt: later,
        },
      });
    given(created)
      .when({ ...change, name: 'For the board' })
      .thenHappens();
    given(created, revoked)
      .when({ ...change, name: 'Other' })
      .thenRefused('notFound');
  });

  test('is revoked and restored, each once', () => {
    const by = { ...asked, by: 'nora', now: later };
    given(created)
      .when({ type: 'RevokeShareLink', ...by })
      .thenHappens(revoked);
    given(created, revoked)
      .when({ type: 'RevokeShareLink', ...by })
      .thenHappens();
    given(created, revoked)
      .when({ type: 'RestoreShareLink', ...by })
      .thenHappens(restored);
    given()
      .when({ type: 'RevokeShareLink', ...by })
      .thenRefused('notFound');
  });

  test('opens until it is revoked or its time has come, to the millisecond', () => {
    const open = { type: 'OpenShareLink', ...asked, visit: 'v1' } as const;
    given(created)
      .when({ ...open, now: later })
      .thenHappens(opened);
    given(created)
      .when({ ...open, now: nextDay })
      .thenRefused('notFound');
    given(created, revoked)
      .when({ ...open, now: later })
      .thenRefused('notFound');
    const until = (now: string) => isOpen({ revokedAt: null, expiresAt: nextDay }, now);
    expect(['2026-01-06T08:59:59.999Z', nextDay, '2026-01-06T09:00:00.001Z'].map(until)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('counts its visits, which do not change its version', () => {
    const link = shareLinkOf(stateOf(shareLinkDecider, [created, opened, opened]), 'one');

    expect([link?.opened, link?.lastOpenedAt, link?.revision]).toEqual([2, later, 0]);
  });

  test('is the agency’s own business: people of the client do not hear of it', () => {
    expect(shareLinkStream.tagsOf(created, 'berg')).toEqual(['workspace:berg']);
  });
});
