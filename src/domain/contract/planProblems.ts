/** The refusals that are about a plan's room and about the team, by their keys. */
import type { CatalogueEntry } from './catalogueEntry.ts';

export const planProblems = {
  ownerStays: {
    status: 409,
    title: 'Owner',
    detail: 'The owner of the workspace stays its admin and cannot be removed.',
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
  quotaExceeded: {
    status: 429,
    title: 'API calls used up',
    detail: 'The API calls of this month are used up. They count from 0 again when the next month begins.',
  },
  notForKeys: {
    status: 403,
    title: 'Not for API keys',
    detail: 'API keys read figures and what they are about, and change nothing. Sign in for this.',
  },
  simulationRunning: {
    status: 409,
    title: 'Plan simulation',
    detail: 'You look at the app as another plan. Go back to your own plan first.',
  },
  nothingScheduled: {
    status: 409,
    title: 'Nothing scheduled',
    detail: 'No smaller plan is scheduled, so there is nothing to choose.',
  },
  memberSuspended: {
    status: 403,
    title: 'Access paused',
    detail: 'Your access is paused: the workspace’s plan has no place for you. Ask its owner.',
  },
  memberRemoved: {
    status: 403,
    title: 'No longer a member',
    detail: 'You are no longer a member of this workspace. Ask its owner to bring you back.',
  },
} as const satisfies Record<string, CatalogueEntry>;
