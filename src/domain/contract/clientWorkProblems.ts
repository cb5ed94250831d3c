/** Declares the refusals about clients, campaigns, goals, connections and undo. */
import type { ProblemEntry } from './problemEntry.ts';

export const clientWorkProblems = {
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
  competitorsFull: {
    status: 409,
    title: 'No room',
    detail: 'A client can have 5 competitors. Archive one to add another.',
  },
  integrationConnected: {
    status: 409,
    title: 'Already connected',
    detail: 'This account is already connected.',
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
  importKnown: {
    status: 409,
    title: 'Already imported',
    detail: 'This file is already imported for this client. Withdraw that import first.',
  },
  goalKnown: {
    status: 409,
    title: 'Already exists',
    detail: 'This client already has a goal for this figure. Change it instead.',
  },
  reportStep: {
    status: 409,
    title: 'Not now',
    detail: 'The report’s status has changed, so this isn’t possible now. Reload to see its status.',
  },
  appInstalled: {
    status: 409,
    title: 'Already installed',
    detail: 'This app is already installed.',
  },
  appRequested: {
    status: 409,
    title: 'Already asked for',
    detail: 'This app is already asked for, answered or installed.',
  },
  appPaused: {
    status: 409,
    title: 'App paused',
    detail: 'This app is paused. Resume it in the marketplace.',
  },
  undoneAlready: {
    status: 409,
    title: 'Undone already',
    detail: 'This change was already undone.',
  },
  undoHeld: {
    status: 409,
    title: 'Changed since',
    detail: 'A later change depends on this one. Undo that first.',
  },
  undoImpossible: {
    status: 409,
    title: 'Cannot be undone',
    detail: 'This change cannot be undone.',
  },
} as const satisfies Record<string, ProblemEntry>;
