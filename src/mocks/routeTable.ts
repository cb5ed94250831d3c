/** The route table: which handler answers each endpoint of the contract. */
import type { EndpointName } from '#domain/contract/paths.ts';
import { listEvents } from './activity/listEvents.ts';
import { streamEvents } from './activity/streamEvents.ts';
import { readActivity } from './analytics/readActivity.ts';
import { askQuestion } from './answers/askQuestion.ts';
import { oauth } from './auth/oauth.ts';
import { readSession } from './auth/readSession.ts';
import { signIn } from './auth/signIn.ts';
import { signOut } from './auth/signOut.ts';
import { signUp } from './auth/signUp.ts';
import { updateProfile } from './auth/updateProfile.ts';
import { rollBackWhiteLabel, saveWhiteLabel } from './branding/changeWhiteLabel.ts';
import { listLookVersions, readWhiteLabel } from './branding/readWhiteLabel.ts';
import { checkout } from './checkout/checkout.ts';
import { paymentProvider } from './checkout/paymentProvider.ts';
import { addClient } from './clients/addClient.ts';
import { archiveClient, restoreClient, updateClient } from './clients/changeClient.ts';
import { listClients, readClient } from './clients/readClients.ts';
import {
  addCompetitor,
  removeCompetitor,
  restoreCompetitor,
  updateCompetitor,
} from './competitors/changeCompetitor.ts';
import { listCompetitors } from './competitors/listCompetitors.ts';
import { sendContact } from './contact/sendContact.ts';
import type { Handler } from './http/context.ts';
import {
  disconnectIntegration,
  mapIntegration,
  restoreIntegration,
} from './integrations/changeIntegration.ts';
import { connectIntegration } from './integrations/connectIntegration.ts';
import { listIntegrationClients } from './integrations/listIntegrationClients.ts';
import { listIntegrations } from './integrations/listIntegrations.ts';
import { listPlatforms } from './integrations/listPlatforms.ts';
import { installListing, uninstallListing } from './marketplace/changeInstallation.ts';
import { listListings, readListing } from './marketplace/readListings.ts';
import { readOpenApi } from './openapi/readOpenApi.ts';
import { listPlans } from './plans/listPlans.ts';
import { removeRoiScenario, renameRoiScenario, restoreRoiScenario } from './roi/changeRoiScenario.ts';
import { listRoiScenarios } from './roi/listRoiScenarios.ts';
import { saveRoiScenario } from './roi/saveRoiScenario.ts';
import {
  cancelSubscription,
  changeSubscription,
  resumeSubscription,
} from './subscription/changeSubscription.ts';
import { readBilling } from './subscription/readBilling.ts';
import { readSubscription } from './subscription/readSubscription.ts';
import { readWorkspace } from './workspace/readWorkspace.ts';

export const handlers: { readonly [Name in EndpointName]: Handler<Name> } = {
  signUp,
  signIn,
  oauth,
  readSession,
  signOut,
  updateProfile,
  readWorkspace,
  listPlans,
  readSubscription,
  sendContact,
  listRoiScenarios,
  saveRoiScenario,
  renameRoiScenario,
  removeRoiScenario,
  restoreRoiScenario,
  listClients,
  addClient,
  readClient,
  updateClient,
  archiveClient,
  restoreClient,
  listCompetitors,
  addCompetitor,
  updateCompetitor,
  removeCompetitor,
  restoreCompetitor,
  readWhiteLabel,
  saveWhiteLabel,
  listLookVersions,
  rollBackWhiteLabel,
  listPlatforms,
  listIntegrationClients,
  listIntegrations,
  connectIntegration,
  mapIntegration,
  disconnectIntegration,
  restoreIntegration,
  listListings,
  readListing,
  installListing,
  uninstallListing,
  checkout,
  cancelSubscription,
  resumeSubscription,
  changeSubscription,
  readBilling,
  paymentProvider,
  readActivity,
  askQuestion,
  listEvents,
  streamEvents,
  readOpenApi,
};
