/**
 * To what a role is kept at an endpoint that it may call, in words for the API's document: rules that depend on the body, on the query or
 * on what the call is about. Handlers hold to them; the tests' backend refuses a 403 of a handler that the contract gives no such words for.
 */
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
  workspaceClients: 'clients of their workspace',
} as const;

export type RoleLimitName = keyof typeof roleLimits;
