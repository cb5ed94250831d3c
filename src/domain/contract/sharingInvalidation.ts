/** Which readings the events of share links, of sessions and of looks at portals change. */
const links = ['listShareLinks'] as const;

export const sharingInvalidation = {
  ShareLinkCreated: links,
  ShareLinkChanged: links,
  ShareLinkRevoked: links,
  ShareLinkRestored: links,
  ShareLinkOpened: links,
  ShareLinkPasswordRefused: links,
  /** When somebody of a client was here last stands beside it. */
  SessionStarted: ['readPortfolio'],
  SessionEnded: [],
  ClientViewStarted: [],
} as const;
