/** Defines the roles; a profile without a known role counts as `user`. */

export const roles = ['admin', 'manager', 'user'] as const;
export type Role = (typeof roles)[number];

export const roleOf = (value: unknown): Role => roles.find((role) => role === value) ?? 'user';

/** Labels of the role badge; agencies call the `user` role a client. */
export const roleLabels: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  manager: 'Manager',
  user: 'Client',
};
