/** Documents role limits that depend on body, query or resource; the tests' backend rejects any 403 without an entry here. */
export const roleLimits = {
  invitationsBelowAdmin: 'invitations of managers and of people of clients',
  peopleBelowAdmin: 'managers and people of clients, other than themselves',
  managersWhoStay: 'managers other than themselves, who stay managers',
  others: 'people other than themselves',
  whoMayLeave: 'admins who do not own the workspace and are not the last admin',
  formerOwner: 'nothing, as long as they own the workspace',
  ownPassword: 'accounts other than those of the demo',
  comments: 'comments',
  ownChanges: 'changes that they may make themselves',
  ownClient: 'their own client',
  noRivals: 'rules about figures, not about competitors',
  workspaceClients: 'clients of their workspace',
} as const;

export type RoleLimitName = keyof typeof roleLimits;
