/** How an account belongs to a workspace, and what of the workspace's log it may see (rulings D3 and D11). */

export const membershipKinds = ['owner', 'staff', 'client'] as const;

/** `owner` and `staff` are of the agency; `client` is a person of one of its clients. */
export type MembershipKind = (typeof membershipKinds)[number];

/** Whether the whole workspace is open to someone, or only what is about themselves and their own client. */
export const seesWholeWorkspace = (kind: MembershipKind): boolean => kind !== 'client';

/** Whether a membership takes one of the plan's team places: people of clients are free. */
export const countsAsTeam = (kind: MembershipKind): boolean => kind !== 'client';
