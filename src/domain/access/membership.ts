/** Defines the kinds of workspace membership and how much of the workspace log each may read (rulings D3 and D11). */

export const membershipKinds = ['owner', 'staff', 'client'] as const;

/** `owner` and `staff` belong to the agency; `client` is a person of one of its clients. */
export type MembershipKind = (typeof membershipKinds)[number];

/** A `client` member sees only events about themselves and their own client. */
export const seesWholeWorkspace = (kind: MembershipKind): boolean => kind !== 'client';

/** People of clients do not use the plan's team quota. */
export const countsAsTeam = (kind: MembershipKind): boolean => kind !== 'client';

/** True while all pages of the workspace are closed to a member, but the one that says why. */
export const isClosedTo = (membership: {
  readonly deletion?: object | undefined;
  readonly second_factor_due?: boolean | undefined;
}): boolean => membership.deletion !== undefined || membership.second_factor_due === true;
