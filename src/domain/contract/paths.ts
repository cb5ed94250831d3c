/** Method and path of every endpoint by name: all of the contract that a page needs to load. */

export const paths = {
  signUp: ['POST', '/api/auth/sign-up'],
  signIn: ['POST', '/api/auth/sign-in'],
  oauth: ['POST', '/api/auth/oauth/:provider'],
  readSession: ['GET', '/api/auth/session'],
  signOut: ['POST', '/api/auth/sign-out'],
  updateProfile: ['PATCH', '/api/auth/profile'],
  readWorkspace: ['GET', '/api/workspace'],
  listPlans: ['GET', '/api/plans'],
  readSubscription: ['GET', '/api/subscription'],
  listClients: ['GET', '/api/clients'],
  addClient: ['POST', '/api/clients'],
  readClient: ['GET', '/api/clients/:id'],
  updateClient: ['PATCH', '/api/clients/:id'],
  archiveClient: ['DELETE', '/api/clients/:id'],
  restoreClient: ['POST', '/api/clients/:id/restore'],
  listCompetitors: ['GET', '/api/competitors'],
  addCompetitor: ['POST', '/api/competitors'],
  updateCompetitor: ['PATCH', '/api/competitors/:id'],
  removeCompetitor: ['DELETE', '/api/competitors/:id'],
  restoreCompetitor: ['POST', '/api/competitors/:id/restore'],
  readWhiteLabel: ['GET', '/api/white-label'],
  saveWhiteLabel: ['PUT', '/api/white-label'],
  listLookVersions: ['GET', '/api/white-label/versions'],
  rollBackWhiteLabel: ['POST', '/api/white-label/rollback'],
  listEvents: ['GET', '/api/events'],
  streamEvents: ['GET', '/api/events/stream'],
  readOpenApi: ['GET', '/api/openapi.json'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string]>;

export type EndpointName = keyof typeof paths;
