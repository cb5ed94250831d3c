/** Tests the rules of a workspace. */
import { describe, test } from 'vitest';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import type {
  MemberJoined,
  MemberRoleChanged,
  WorkspaceCreated,
  WorkspaceDeleted,
  WorkspaceOwnerChanged,
} from '#events/workspaces/workspaceEvents.ts';
import { later, morning } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';

const { given } = specificationOf(workspaceDecider);

const create = {
  type: 'CreateWorkspace',
  workspaceId: 'berg',
  name: 'Berg Media',
  ownerId: 'nora',
  now: morning,
} as const;

const created: WorkspaceCreated = {
  type: 'WorkspaceCreated',
  data: { workspaceId: 'berg', name: 'Berg Media', ownerId: 'nora', createdAt: morning },
};

const ownerJoined: MemberJoined = {
  type: 'MemberJoined',
  data: { workspaceId: 'berg', accountId: 'nora', kind: 'owner', clientId: null, joinedAt: morning },
};

const clientJoined: MemberJoined = {
  type: 'MemberJoined',
  data: { workspaceId: 'berg', accountId: 'carl', kind: 'client', clientId: 'shoes', joinedAt: later },
};

const carlJoins = {
  type: 'JoinWorkspace',
  accountId: 'carl',
  kind: 'client',
  clientId: 'shoes',
  now: later,
} as const;

describe('workspace', () => {
  test('is created with its owner as the only member', () => {
    given().when(create).thenHappens(created, ownerJoined);
  });

  test('is created once', () => {
    given(created, ownerJoined)
      .when({ ...create, ownerId: 'otto' })
      .thenRefused('versionConflict');
  });

  test('is joined by a person of a client, who is tied to that client', () => {
    given(created, ownerJoined).when(carlJoins).thenHappens(clientJoined);
  });

  test('is joined once by each: a second time changes nothing', () => {
    given(created, ownerJoined, clientJoined)
      .when({ ...carlJoins, kind: 'staff', clientId: null })
      .thenNothing();
    given(created, ownerJoined)
      .when({ ...carlJoins, accountId: 'nora', kind: 'staff', clientId: null })
      .thenNothing();
  });

  test('gives a member another role, and the same role without an event (ruling D29)', () => {
    const promote = { type: 'ChangeMemberRole', accountId: 'nora', role: 'admin', now: later } as const;
    const promoted: MemberRoleChanged = {
      type: 'MemberRoleChanged',
      data: { workspaceId: 'berg', accountId: 'nora', formerRole: 'user', role: 'admin', changedAt: later },
    };
    given(created, ownerJoined)
      .when({ ...promote, from: 'user' })
      .thenHappens(promoted);
    given(created, ownerJoined, promoted)
      .when({ ...promote, from: 'admin' })
      .thenNothing();
  });

  test('gives no role to somebody who is not in it', () => {
    const promote = {
      type: 'ChangeMemberRole',
      accountId: 'carl',
      from: 'user',
      role: 'admin',
      now: later,
    } as const;
    given(created, ownerJoined).when(promote).thenRefused('notFound');
    given().when(promote).thenRefused('notFound');
  });

  test('gets another owner of its staff, who is admin before', () => {
    const staffJoined = (accountId: string): MemberJoined => ({
      type: 'MemberJoined',
      data: { workspaceId: 'berg', accountId, kind: 'staff', clientId: null, joinedAt: later },
    });
    const admin: MemberRoleChanged = {
      type: 'MemberRoleChanged',
      data: {
        workspaceId: 'berg',
        accountId: 'otto',
        formerRole: 'manager',
        role: 'admin',
        changedAt: later,
      },
    };
    const changed = (accountId: string, formerOwnerId: string): WorkspaceOwnerChanged => ({
      type: 'WorkspaceOwnerChanged',
      data: { workspaceId: 'berg', accountId, formerOwnerId, by: 'nora', changedAt: later },
    });
    const change = {
      type: 'ChangeOwner',
      accountId: 'otto',
      role: 'manager',
      by: 'nora',
      now: later,
    } as const;
    const before = [created, ownerJoined, clientJoined, staffJoined('otto')];
    const otto = [admin, changed('otto', 'nora')];
    const ofOwner = { accountId: 'otto', now: later } as const;

    given(...before)
      .when(change)
      .thenHappens(...otto);
    given(...before)
      .when({ ...change, role: 'admin' })
      .thenHappens(changed('otto', 'nora'));
    given(...before, ...otto)
      .when(change)
      .thenNothing();
    given(...before, ...otto)
      .when({ type: 'RemoveMember', ...ofOwner })
      .thenRefused('ownerStays');
    given(...before, ...otto)
      .when({ type: 'EraseMember', erases: ['otto'], ...ofOwner })
      .thenRefused('ownerStays');
    given(...before, ...otto)
      .when({ type: 'ChangeMemberRole', ...ofOwner, from: 'admin', role: 'manager' })
      .thenRefused('ownerStays');
    given(...before, ...otto)
      .when({ type: 'RemoveMember', accountId: 'nora', now: later })
      .thenHappens({
        type: 'MemberRemoved',
        data: { workspaceId: 'berg', accountId: 'nora', removedAt: later },
      });
    given(...before)
      .when({ ...change, accountId: 'carl' })
      .thenRefused('notFound');
    given(...before)
      .when({ ...change, accountId: 'kim' })
      .thenRefused('notFound');
    given(...before, {
      type: 'MemberSuspended',
      data: { workspaceId: 'berg', accountId: 'otto', suspendedAt: later },
    })
      .when(change)
      .thenRefused('ownerNeedsSeat');
  });

  test('is deleted once, and restored for 30 days, or at any time where it is kept', () => {
    const ended = { type: 'DeleteWorkspace', by: 'nora', schedules: ['monthly'], now: morning } as const;
    const deleted = (restorableUntil: string | null): WorkspaceDeleted => ({
      type: 'WorkspaceDeleted',
      data: { workspaceId: 'berg', by: 'nora', schedules: ['monthly'], restorableUntil, deletedAt: morning },
    });
    const until = '2026-02-04T09:00:00.000Z';
    const restore = (now: string) => ({ type: 'RestoreWorkspace', by: 'nora', now }) as const;
    const restored = (restoredAt: string) =>
      ({
        type: 'WorkspaceRestored',
        data: { workspaceId: 'berg', by: 'nora', schedules: ['monthly'], restoredAt },
      }) as const;
    const [inTime, late] = ['2026-02-04T08:59:59.999Z', until];

    given(created)
      .when({ ...ended, isKept: false })
      .thenHappens(deleted(until));
    given(created)
      .when({ ...ended, isKept: true })
      .thenHappens(deleted(null));
    given(created, deleted(until))
      .when({ ...ended, isKept: false })
      .thenNothing();
    given(created, deleted(until)).when(restore(inTime)).thenHappens(restored(inTime));
    given(created, deleted(until)).when(restore(late)).thenRefused('deletionFinal');
    given(created, deleted(null)).when(restore(late)).thenHappens(restored(late));
    given(created).when(restore(late)).thenNothing();
    given(created, deleted(until), restored(inTime)).when(restore(late)).thenNothing();
  });

  test('is joined by invitation, but not while it is deleted', () => {
    const workspaceId = 'berg';
    const [invitationId, email, at] = ['one', 'kim@berg.example', morning];
    const accept = { type: 'AcceptInvitation', invitationId, accountId: 'kim', now: at } as const;
    const invited = {
      type: 'MemberInvited',
      data: { workspaceId, invitationId, email, role: 'manager', invitedAt: at },
    } as const;
    const deleted = {
      type: 'WorkspaceDeleted',
      data: { workspaceId, by: 'nora', schedules: [], restorableUntil: null, deletedAt: at },
    } as const;
    const joined = { workspaceId, accountId: 'kim', kind: 'staff', clientId: null, joinedAt: at } as const;

    given(created, invited)
      .when(accept)
      .thenHappens(
        { type: 'MemberJoined', data: joined },
        { type: 'InvitationAccepted', data: { workspaceId, invitationId, email, acceptedAt: at } },
      );
    given(created, invited, deleted).when(accept).thenRefused('invitationClosed');
  });

  test('must be there to be joined', () => {
    given().when(carlJoins).thenRefused('notFound');
    given(clientJoined).when(carlJoins).thenRefused('notFound');
  });
});
