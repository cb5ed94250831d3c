/** Declares the refusals about clients, campaigns, goals, connections and undo. */
import type { ProblemEntry } from './problemEntry.ts';

export const shareProblems = {
  sharePasswordNeeded: {
    status: 401,
    title: 'Password needed',
    detail: 'This page is protected. Enter its password.',
  },
  wrongSharePassword: { status: 401, title: 'Wrong password', detail: 'This is not the password.' },
  shareClosed: {
    status: 404,
    title: 'Not found',
    detail: 'The agency that shared this page has deleted its workspace. Ask them for what you need.',
  },
  viewIsReadOnly: {
    status: 403,
    title: 'Read-only',
    detail: 'You are viewing as a client, read-only. Exit to change something.',
  },
  tooManyPasswords: {
    status: 429,
    title: 'Too many attempts',
    detail: 'Too many wrong passwords. Wait a moment before you try again.',
  },
} as const satisfies Record<string, ProblemEntry>;

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
