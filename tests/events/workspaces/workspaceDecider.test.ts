/** The rules of a workspace. */
import { describe, test } from 'vitest';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import type {
  MemberJoined,
  MemberRoleChanged,
  WorkspaceCreated,
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

  test('must be there to be joined', () => {
    given().when(carlJoins).thenRefused('notFound');
    given(clientJoined).when(carlJoins).thenRefused('notFound');
  });
});
