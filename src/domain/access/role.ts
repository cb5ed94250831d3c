/** Which roles there are, and what a profile without one counts as. */

export const roles = ['admin', 'manager', 'user'] as const;
export type Role = (typeof roles)[number];

/** The role that a profile has: a missing or unknown one counts as `user`. */
export const roleOf = (value: unknown): Role => roles.find((role) => role === value) ?? 'user';

/** The word on the role badge; people of an agency call the third role a client. */
export const roleLabels: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  manager: 'Manager',
  user: 'Client',
};
