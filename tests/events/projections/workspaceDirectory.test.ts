/** Tests the directory of workspaces and their members. */
import { describe, expect, test } from 'vitest';
import type { AppEvent } from '#events/appEvent.ts';
import { foldAll } from '#events/projections/projection.ts';
import { membersOf, ownerAt, workspaceDirectory } from '#events/projections/workspaceDirectory.ts';
import { later, morning } from '#tests/support/cast.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';

const created: AppEvent = {
  type: 'WorkspaceCreated',
  data: { workspaceId: 'berg', name: 'Berg Media', ownerId: 'nora', createdAt: morning },
};

const owner = {
  workspaceId: 'berg',
  accountId: 'nora',
  kind: 'owner',
  clientId: null,
  joinedAt: morning,
} as const;
const guest = {
  workspaceId: 'berg',
  accountId: 'carl',
  kind: 'client',
  clientId: 'shoes',
  joinedAt: later,
} as const;

const ownerKnown = { ...owner, suspended: false };
const guestKnown = { ...guest, suspended: false };

const berg = {
  id: 'berg',
  name: 'Berg Media',
  ownerId: 'nora',
  subscriberId: 'nora',
  formerOwners: [],
  deletion: null,
  requiresSecondFactor: false,
  createdAt: morning,
};

const directoryAfter = (...events: readonly AppEvent[]) =>
  foldAll(workspaceDirectory, storedEvents(...events));

describe('workspace directory', () => {
  test('has a workspace without members once it is created', () => {
    expect(directoryAfter(created)).toEqual({ byId: { berg: { ...berg, memberIds: [] } }, membershipOf: {} });
  });

  test('has its members in the order of joining', () => {
    const directory = directoryAfter(
      created,
      { type: 'MemberJoined', data: owner },
      { type: 'MemberJoined', data: guest },
    );

    expect(directory).toEqual({
      byId: { berg: { ...berg, memberIds: ['nora', 'carl'] } },
      membershipOf: { nora: ownerKnown, carl: guestKnown },
    });
    expect(membersOf(directory, 'berg')).toEqual([ownerKnown, guestKnown]);
  });

  test('has another owner, with the subscription of the founder, and knows who owned it when', () => {
    const staff = { ...guest, kind: 'staff', clientId: null } as const;
    const directory = directoryAfter(
      created,
      { type: 'MemberJoined', data: owner },
      { type: 'MemberJoined', data: staff },
      {
        type: 'WorkspaceOwnerChanged',
        data: { workspaceId: 'berg', accountId: 'carl', formerOwnerId: 'nora', by: 'nora', changedAt: later },
      },
    );
    const facts = directory.byId.berg;

    expect(facts).toEqual({
      ...berg,
      ownerId: 'carl',
      formerOwners: [{ id: 'nora', until: later }],
      memberIds: ['nora', 'carl'],
    });
    expect(directory.membershipOf).toEqual({
      nora: { ...ownerKnown, kind: 'staff' },
      carl: { ...staff, kind: 'owner', suspended: false },
    });
    expect(facts && [ownerAt(facts, morning), ownerAt(facts, later)]).toEqual(['nora', 'carl']);
  });

  test('knows who deleted it, until it is restored', () => {
    const deleted: AppEvent = {
      type: 'WorkspaceDeleted',
      data: { workspaceId: 'berg', by: 'nora', schedules: [], restorableUntil: later, deletedAt: morning },
    };
    const restored: AppEvent = {
      type: 'WorkspaceRestored',
      data: { workspaceId: 'berg', by: 'nora', schedules: [], restoredAt: later },
    };

    expect(directoryAfter(created, deleted).byId.berg?.deletion).toEqual({
      by: 'nora',
      at: morning,
      restorableUntil: later,
      schedules: [],
    });
    expect(directoryAfter(created, deleted, restored).byId.berg?.deletion).toBeNull();
  });

  test('counts a person once', () => {
    const joined: AppEvent = { type: 'MemberJoined', data: owner };

    expect(directoryAfter(created, joined, joined).byId.berg?.memberIds).toEqual(['nora']);
  });

  test('shows a person who went to another workspace in that one only', () => {
    const langwerk: AppEvent = {
      type: 'WorkspaceCreated',
      data: { workspaceId: 'lang', name: 'Langwerk', ownerId: 'otto', createdAt: morning },
    };
    const moved = { ...owner, workspaceId: 'lang', kind: 'staff', joinedAt: later } as const;
    const directory = directoryAfter(
      created,
      langwerk,
      { type: 'MemberJoined', data: owner },
      { type: 'MemberJoined', data: moved },
    );

    expect([membersOf(directory, 'berg'), membersOf(directory, 'lang')]).toEqual([
      [],
      [{ ...moved, suspended: false }],
    ]);
  });

  test('has nobody in a workspace that it does not know', () => {
    expect(membersOf(directoryAfter({ type: 'MemberJoined', data: owner }), 'berg')).toEqual([]);
    expect(membersOf(directoryAfter(), 'constructor')).toEqual([]);
  });
});
