/** Tests who may transfer a workspace's ownership and take the transfer back. */
import { describe, expect, test } from 'vitest';
import { refusedOwnerChange, refusedOwnerReturn } from '#domain/access/ownerRules.ts';

const owner = { accountId: 'ada', kind: 'owner' } as const;
const admin = { accountId: 'max', kind: 'staff' } as const;

describe('another owner', () => {
  test('is named by the owner, and by an admin who does not name themselves', () => {
    expect([refusedOwnerChange(owner, 'max'), refusedOwnerChange(admin, 'kim')]).toEqual([null, null]);
    expect(refusedOwnerChange(admin, 'max')).toBe(
      'You cannot make yourself the owner. The owner or another admin can.',
    );
  });

  test('is taken back by the new owner at any time, and by who gave the workspace away within a day', () => {
    const change = { formerOwnerId: 'ada', by: 'ada', changedAt: '2026-11-20T09:00:00.000Z' };
    const given = { accountId: 'ada', kind: 'staff' } as const;
    const [inTime, late] = ['2026-11-21T08:59:59.999Z', '2026-11-21T09:00:00.000Z'];

    expect(
      refusedOwnerReturn({ accountId: 'max', kind: 'owner' }, change, '2027-11-20T09:00:00.000Z'),
    ).toBeNull();
    expect(refusedOwnerReturn({ accountId: 'kim', kind: 'staff' }, change, late)).toBeNull();
    expect(refusedOwnerReturn(given, change, inTime)).toBeNull();
    expect(refusedOwnerReturn(given, change, late)).toBe(
      'You could undo this yourself for one day. Now the owner or another admin can.',
    );
    expect(refusedOwnerReturn(given, { ...change, by: 'kim' }, inTime)).toBe(
      'You cannot make yourself the owner again. The owner or another admin can.',
    );
  });
});
