/** Maps events of share links, sessions and portal views to the queries that they invalidate. */
const links = ['listShareLinks'] as const;

export const sharingInvalidation = {
  ShareLinkCreated: links,
  ShareLinkChanged: links,
  ShareLinkRevoked: links,
  ShareLinkRestored: links,
  ShareLinkOpened: links,
  ShareLinkPasswordRefused: links,
  /** The portfolio shows the last sign-in of a client's people. */
  SessionStarted: ['readPortfolio', 'listSessions'],
  SessionEnded: ['listSessions'],
  ClientViewStarted: [],
} as const;
