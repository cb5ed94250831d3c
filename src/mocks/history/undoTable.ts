/** Lists every event type of the history with its undo, or the reason there is none. */

import { noChanges } from '#domain/history/noChanges.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { AppEvent } from '#events/appEvent.ts';
import { alertUndo } from '../alerts/alertUndo.ts';
import { annotationUndo } from '../annotations/annotationUndo.ts';
import { apiKeyUndo } from '../apiKeys/apiKeyUndo.ts';
import { conversationUndo } from '../ask/conversationUndo.ts';
import { accountUndo } from '../auth/accountUndo.ts';
import { paymentCardUndo } from '../billing/paymentCardUndo.ts';
import { brandingUndo } from '../branding/brandingUndo.ts';
import { clientLookUndo } from '../branding/clientLookUndo.ts';
import { campaignUndo } from '../campaigns/campaignUndo.ts';
import { clientContactUndo, clientNoteUndo, clientTaskUndo } from '../clientFiles/clientFileUndo.ts';
import { clientUndo } from '../clients/clientUndo.ts';
import { competitorUndo } from '../competitors/competitorUndo.ts';
import { dashboardUndo } from '../dashboards/dashboardUndo.ts';
import { domainUndo } from '../domains/domainUndo.ts';
import { fileAddressUndo } from '../fileAddresses/fileAddressUndo.ts';
import { findingUndo } from '../findings/findingUndo.ts';
import { goalUndo } from '../goals/goalUndo.ts';
import { importUndo } from '../imports/importUndo.ts';
import { integrationUndo } from '../integrations/integrationUndo.ts';
import { sourceUndo } from '../integrations/sourceUndo.ts';
import { installationUndo } from '../marketplace/installationUndo.ts';
import { reportUndo } from '../reports/reportUndo.ts';
import { resellerUndo } from '../reseller/resellerUndo.ts';
import { roiScenarioUndo } from '../roi/roiScenarioUndo.ts';
import { savedViewUndo } from '../savedViews/savedViewUndo.ts';
import { shareLinkUndo } from '../shareLinks/shareLinkUndo.ts';
import { pricedChange, subscriptionUndo } from '../subscription/subscriptionUndo.ts';
import { workspaceUndo } from '../team/workspaceUndo.ts';
import type { UndoSubject, WayBack } from '../undo/undoRules.ts';

const subjects: readonly UndoSubject[] = [
  clientUndo,
  campaignUndo,
  importUndo,
  goalUndo,
  annotationUndo,
  dashboardUndo,
  reportUndo,
  shareLinkUndo,
  alertUndo,
  clientContactUndo,
  clientNoteUndo,
  clientTaskUndo,
  savedViewUndo,
  fileAddressUndo,
  conversationUndo,
  findingUndo,
  competitorUndo,
  integrationUndo,
  sourceUndo,
  brandingUndo,
  clientLookUndo,
  domainUndo,
  installationUndo,
  roiScenarioUndo,
  accountUndo,
  subscriptionUndo,
  paymentCardUndo,
  resellerUndo,
  apiKeyUndo,
  workspaceUndo,
];

const final: Readonly<Partial<Record<AppEvent['type'], string>>> = {
  FirstStepsDismissed: 'The first steps are only shown to new workspaces.',
  SampleClientOpened: 'Viewing changes nothing.',
  ContactRequested: 'The message has been sent.',
  CheckoutCompleted: pricedChange,
  SessionStarted: 'A sign-in changes nothing. Sign out to end the session.',
  ClientViewStarted: 'Viewing changes nothing.',
  ImportRowsKept: 'Undo the import that added these rows instead.',
  PictureKept: 'Undo the change that uses this picture instead.',
  SessionEnded: 'Sign in again for a new session.',
};

const byCategory = new Map(subjects.map((subject) => [subject.category, subject]));

const ways: Readonly<Record<string, WayBack>> = {
  ...Object.fromEntries(Object.entries(final).map(([type, never]) => [type, { never }])),
  ...Object.assign({}, ...subjects.map((subject) => subject.ways)),
};

export const undoTypes: readonly string[] = Object.keys(ways);

/** Every type in the history; sign-ins and sign-outs are only in the activity. */
export const historyTypes: readonly string[] = undoTypes.filter((type) => !noChanges.includes(type));

export const wayBackFrom = (type: string): WayBack =>
  ownValue(ways, type) ?? { never: 'This kind of change can’t be undone here.' };

export const undoSubjectOf = (category: string): UndoSubject | undefined => byCategory.get(category);
