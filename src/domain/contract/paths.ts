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
  checkout: ['POST', '/api/checkout'],
  cancelSubscription: ['POST', '/api/subscription/cancel'],
  resumeSubscription: ['POST', '/api/subscription/resume'],
  changeSubscription: ['POST', '/api/subscription/change'],
  readBilling: ['GET', '/api/billing'],
  paymentProvider: ['GET', '/api/payment-provider.js'],
  listEvents: ['GET', '/api/events'],
  streamEvents: ['GET', '/api/events/stream'],
  readOpenApi: ['GET', '/api/openapi.json'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string]>;

export type EndpointName = keyof typeof paths;
