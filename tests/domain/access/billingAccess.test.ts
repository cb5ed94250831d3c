/** Who may manage the subscription. */
import { describe, expect, test } from 'vitest';
import { mayManageSubscription } from '#domain/access/billingAccess.ts';
import { membershipKinds } from '#domain/access/membership.ts';
import { roles } from '#domain/access/role.ts';

describe('management of the subscription', () => {
  test('is for the owner whatever the role, and for staff that may open billing [S6.2]', () => {
    const allowed = membershipKinds.flatMap((kind) =>
      roles.filter((role) => mayManageSubscription({ role, kind })).map((role) => `${kind} ${role}`),
    );

    expect(allowed).toEqual(['owner admin', 'owner manager', 'owner user', 'staff admin', 'staff manager']);
  });
});
