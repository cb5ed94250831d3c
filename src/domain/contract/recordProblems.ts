/** Refusals of what clients, campaigns, goals and connections do not allow, and of what cannot be undone. */
import type { CatalogueEntry } from './catalogueEntry.ts';

export const recordProblems = {
  domainTaken: {
    status: 409,
    title: 'Already exists',
    detail: 'Another active client of this workspace has this domain.',
  },
  clientArchived: {
    status: 409,
    title: 'Archived',
    detail: 'This client is archived. Restore it to change it.',
  },
  competitorKnown: {
    status: 409,
    title: 'Already exists',
    detail: 'This competitor is already watched for this client.',
  },
  integrationConnected: {
    status: 409,
    title: 'Already connected',
    detail: 'This account of the platform is connected already.',
  },
  integrationDisconnected: {
    status: 409,
    title: 'Disconnected',
    detail: 'This account is disconnected. Restore the connection to change it.',
  },
  campaignEnded: {
    status: 409,
    title: 'Ended',
    detail: 'This campaign has ended. Launch another one.',
  },
  goalKnown: {
    status: 409,
    title: 'Already exists',
    detail: 'This client has a goal for this figure. Change it instead.',
  },
  reportStep: {
    status: 409,
    title: 'Not now',
    detail: 'The report does not stand where this can be done. Load it again to see how it stands.',
  },
  appInstalled: {
    status: 409,
    title: 'Already installed',
    detail: 'This app is installed already.',
  },
  undoneAlready: {
    status: 409,
    title: 'Undone already',
    detail: 'This change was undone already.',
  },
  undoHeld: {
    status: 409,
    title: 'Changed since',
    detail: 'A later change rests on this one. Undo that first.',
  },
  undoImpossible: {
    status: 409,
    title: 'Cannot be undone',
    detail: 'This change cannot be undone.',
  },
} as const satisfies Record<string, CatalogueEntry>;
