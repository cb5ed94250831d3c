/** Declares the refusals about plan quotas and the team. */
import type { ProblemEntry } from './problemEntry.ts';

export const planProblems = {
  domainHeld: {
    status: 409,
    title: 'Domain in use',
    detail: 'Another workspace has this domain. If it is yours, have it removed there first.',
  },
  domainSet: {
    status: 409,
    title: 'One domain',
    detail: 'A workspace has one domain. Remove the current one first.',
  },
  ownerStays: {
    status: 409,
    title: 'Owner',
    detail: 'The owner of the workspace stays its admin and cannot be removed.',
  },
  ownerNeedsSeat: {
    status: 409,
    title: 'No seat',
    detail: 'The plan has no seat for this person, so they cannot own the workspace. Free a seat first.',
  },
  workspaceDeleted: {
    status: 403,
    title: 'Workspace deleted',
    detail: 'This workspace was deleted. Its owner can restore it for 30 days.',
  },
  secondFactorDue: {
    status: 403,
    title: 'Two-step sign-in needed',
    detail: 'This agency requires two-step sign-in. Set it up to go on.',
  },
  ownFactorFirst: {
    status: 409,
    title: 'Your own first',
    detail: 'Set up your own two-step sign-in first, in the account menu.',
  },
  deletionFinal: {
    status: 409,
    title: 'Deleted for good',
    detail: 'This workspace was deleted more than 30 days ago and can no longer be restored.',
  },
  memberKnown: {
    status: 409,
    title: 'Already a member',
    detail: 'Someone with this email address is in the workspace already.',
  },
  invitationKnown: {
    status: 409,
    title: 'Already invited',
    detail: 'There is an open invitation for this email address. Send it again instead.',
  },
  invitationClosed: {
    status: 409,
    title: 'Not open',
    detail: 'This invitation was withdrawn or accepted.',
  },
  invitationExpired: {
    status: 409,
    title: 'Invitation expired',
    detail: 'This invitation is older than 48 hours. Ask the agency to send it again.',
  },
  invitationLinkExpired: {
    status: 409,
    title: 'Link expired',
    detail: 'This link has expired. Ask the agency for a new one.',
  },
  addressNotFree: {
    status: 409,
    title: 'No new account',
    detail:
      'No account can be made with this address. Sign in, ask for a new password, or open the link of your invitation.',
  },
  resetLinkExpired: {
    status: 409,
    title: 'Link expired',
    detail: 'This link was used or has expired. Ask for a new one on the sign-in page.',
  },
  signUpClosed: {
    status: 403,
    title: 'Sign-up closed',
    detail: 'Only invited people can create an account here. Open the link of your invitation.',
  },
  quotaExceeded: {
    status: 429,
    title: 'API calls used up',
    detail: 'This month’s API calls are used up. The count resets next month.',
  },
  appCapReached: {
    status: 429,
    title: 'Limit of the app reached',
    detail: 'This app has made all calls that it may make. Raise its limit in the marketplace.',
  },
  notForKeys: {
    status: 403,
    title: 'Not for API keys',
    detail: 'API keys are read-only. Sign in to do this.',
  },
  simulationRunning: {
    status: 409,
    title: 'Plan simulation',
    detail: 'You are previewing another plan. Go back to your own plan first.',
  },
  tenantKnown: {
    status: 409,
    title: 'Already a tenant',
    detail: 'There is already a tenant with this name. Choose another name.',
  },
  nothingOwed: {
    status: 409,
    title: 'Nothing owed',
    detail: 'No payment of the subscription is open.',
  },
  nothingToPause: {
    status: 409,
    title: 'Nothing to pause',
    detail:
      'Only a paid plan that is billed monthly can be paused, and only while nothing else is scheduled.',
  },
  pausePending: {
    status: 409,
    title: 'Pause scheduled',
    detail: 'The subscription will be paused at the end of its period. Resume it first.',
  },
  nothingToRenew: {
    status: 409,
    title: 'Nothing to renew',
    detail:
      'On a trial, after a cancellation and before a scheduled change or a pause there is no renewal to bring forward.',
  },
  nothingScheduled: {
    status: 409,
    title: 'Nothing scheduled',
    detail: 'No smaller plan is scheduled, so there is nothing to choose.',
  },
  memberSuspended: {
    status: 403,
    title: 'Access paused',
    detail: 'Your access is paused because the workspace’s plan has no seat for you. Ask its owner.',
  },
  memberRemoved: {
    status: 403,
    title: 'No longer a member',
    detail: 'You are no longer a member of this workspace. Ask its owner to restore you.',
  },
} as const satisfies Record<string, ProblemEntry>;
