/** Imports the routes that no first page needs; in the browser their code loads later. */
import { laterEndpoints } from '#domain/contract/laterEndpoints.ts';
import { alertHandlers } from './handlers/alerts/alertHandlers.ts';
import {
  addAnnotation,
  changeAnnotation,
  removeAnnotation,
  restoreAnnotation,
} from './handlers/annotations/changeAnnotation.ts';
import { askQuestion } from './handlers/ask/askQuestion.ts';
import { conversationHandlers } from './handlers/ask/conversationHandlers.ts';
import { listSuggestedQuestions } from './handlers/ask/listSuggestedQuestions.ts';
import { changePassword } from './handlers/auth/changePassword.ts';
import { oauth } from './handlers/auth/oauth.ts';
import { signIn } from './handlers/auth/signIn.ts';
import { signOut } from './handlers/auth/signOut.ts';
import { signUp } from './handlers/auth/signUp.ts';
import { updateProfile } from './handlers/auth/updateProfile.ts';
import { viewAsClient } from './handlers/auth/viewAsClient.ts';
import { rollBackWhiteLabel, saveWhiteLabel } from './handlers/branding/changeWhiteLabel.ts';
import { listLookVersions } from './handlers/branding/readWhiteLabel.ts';
import { changeCampaignBudget, pauseCampaign, resumeCampaign } from './handlers/campaigns/changeCampaign.ts';
import { checkout } from './handlers/checkout/checkout.ts';
import { paymentProvider } from './handlers/checkout/paymentProvider.ts';
import {
  addClientContact,
  changeClientContact,
  removeClientContact,
  restoreClientContact,
} from './handlers/clientFiles/changeClientContact.ts';
import {
  addClientNote,
  changeClientNote,
  removeClientNote,
  restoreClientNote,
} from './handlers/clientFiles/changeClientNote.ts';
import { taskCommands } from './handlers/clientFiles/changeClientTask.ts';
import { listClientTasks } from './handlers/clientFiles/listClientTasks.ts';
import { readClientRecord } from './handlers/clientFiles/readClientRecord.ts';
import { addClient, cloneClient } from './handlers/clients/addClient.ts';
import {
  archiveClient,
  deleteClient,
  pauseClient,
  restoreClient,
  resumeClient,
  updateClient,
} from './handlers/clients/changeClient.ts';
import { changeClients } from './handlers/clients/changeClients.ts';
import { changeContract, withdrawContract } from './handlers/clients/changeContract.ts';
import { importClients } from './handlers/clients/importClients.ts';
import { mergeClients } from './handlers/clients/mergeClients.ts';
import { readClient } from './handlers/clients/readClients.ts';
import { readRevenue } from './handlers/clients/readRevenue.ts';
import {
  addCompetitor,
  removeCompetitor,
  restoreCompetitor,
  updateCompetitor,
} from './handlers/competitors/changeCompetitor.ts';
import { listCompetitors } from './handlers/competitors/listCompetitors.ts';
import { sendContact } from './handlers/contact/sendContact.ts';
import { dashboardHandlers } from './handlers/dashboards/dashboardHandlers.ts';
import { demoFigures } from './handlers/demo/demoFigures.ts';
import { demoSources } from './handlers/demo/demoSources.ts';
import { expireAccess } from './handlers/demo/expireAccess.ts';
import { restateSources } from './handlers/demo/restateSources.ts';
import { findingHandlers } from './handlers/findings/findingHandlers.ts';
import {
  changeGoal,
  removeBudget,
  removeGoal,
  restoreGoal,
  setBudget,
  setGoal,
} from './handlers/goals/changeGoal.ts';
import { listHistory } from './handlers/history/listHistory.ts';
import { readUndo } from './handlers/history/readUndo.ts';
import { undoChange } from './handlers/history/undoChange.ts';
import { restoreImport, withdrawImport } from './handlers/imports/changeImport.ts';
import { importRows } from './handlers/imports/importRows.ts';
import { listImports } from './handlers/imports/listImports.ts';
import {
  disconnectIntegration,
  mapIntegration,
  restoreIntegration,
} from './handlers/integrations/changeIntegration.ts';
import { connectIntegration } from './handlers/integrations/connectIntegration.ts';
import { listIntegrationClients } from './handlers/integrations/listIntegrationClients.ts';
import { listIntegrations } from './handlers/integrations/listIntegrations.ts';
import { listPlatforms } from './handlers/integrations/listPlatforms.ts';
import { reconnectIntegration } from './handlers/integrations/reconnectIntegration.ts';
import { installListing, uninstallListing } from './handlers/marketplace/changeInstallation.ts';
import { listListings, readListing } from './handlers/marketplace/readListings.ts';
import { readMetricExplanation } from './handlers/metrics/readMetricExplanation.ts';
import { readMetricForecast } from './handlers/metrics/readMetricForecast.ts';
import { dismissFirstSteps, openSampleClient } from './handlers/onboarding/changeFirstSteps.ts';
import { readOpenApi } from './handlers/openapi/readOpenApi.ts';
import { keepPicture, readPicture } from './handlers/pictures/pictures.ts';
import { listPlans } from './handlers/plans/listPlans.ts';
import { readPortal } from './handlers/portal/readPortal.ts';
import { readRealtime } from './handlers/realtime/readRealtime.ts';
import { streamVisits } from './handlers/realtime/streamVisits.ts';
import { reportHandlers } from './handlers/reports/reportHandlers.ts';
import {
  removeRoiScenario,
  renameRoiScenario,
  restoreRoiScenario,
} from './handlers/roi/changeRoiScenario.ts';
import { listRoiScenarios } from './handlers/roi/listRoiScenarios.ts';
import { saveRoiScenario } from './handlers/roi/saveRoiScenario.ts';
import {
  createSavedView,
  removeSavedView,
  renameSavedView,
  restoreSavedView,
} from './handlers/savedViews/changeSavedView.ts';
import { listSavedViews } from './handlers/savedViews/listSavedViews.ts';
import { shareLinkHandlers } from './handlers/shareLinks/shareLinkHandlers.ts';
import {
  cancelSubscription,
  changeSubscription,
  pauseSubscription,
  resumeSubscription,
} from './handlers/subscription/changeSubscription.ts';
import { readBilling } from './handlers/subscription/readBilling.ts';
import { startTrial } from './handlers/subscription/startTrial.ts';
import { planRoutes } from './planRoutes.ts';
import type { HandlersOf } from './routeTable.ts';

const handlers: HandlersOf<keyof typeof laterEndpoints> = {
  signUp,
  signIn,
  oauth,
  signOut,
  updateProfile,
  changePassword,
  listPlans,
  sendContact,
  listRoiScenarios,
  saveRoiScenario,
  renameRoiScenario,
  removeRoiScenario,
  restoreRoiScenario,
  addClient,
  readClient,
  updateClient,
  archiveClient,
  restoreClient,
  pauseClient,
  resumeClient,
  cloneClient,
  mergeClients,
  deleteClient,
  changeClients,
  importClients,
  changeContract,
  withdrawContract,
  readClientRecord,
  addClientContact,
  changeClientContact,
  removeClientContact,
  restoreClientContact,
  addClientNote,
  changeClientNote,
  removeClientNote,
  restoreClientNote,
  listClientTasks,
  ...taskCommands,
  readRevenue,
  readPicture,
  keepPicture,
  listSavedViews,
  createSavedView,
  renameSavedView,
  removeSavedView,
  restoreSavedView,
  listCompetitors,
  addCompetitor,
  updateCompetitor,
  removeCompetitor,
  restoreCompetitor,
  changeCampaignBudget,
  pauseCampaign,
  resumeCampaign,
  listImports,
  importRows,
  withdrawImport,
  restoreImport,
  setGoal,
  changeGoal,
  removeGoal,
  restoreGoal,
  setBudget,
  removeBudget,
  addAnnotation,
  changeAnnotation,
  removeAnnotation,
  restoreAnnotation,
  ...dashboardHandlers,
  ...reportHandlers,
  readPortal,
  ...shareLinkHandlers,
  viewAsClient,
  ...alertHandlers,
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
  reconnectIntegration,
  demoFigures,
  demoSources,
  expireAccess,
  restateSources,
  listListings,
  readListing,
  installListing,
  uninstallListing,
  checkout,
  startTrial,
  cancelSubscription,
  pauseSubscription,
  resumeSubscription,
  changeSubscription,
  readBilling,
  ...planRoutes,
  openSampleClient,
  dismissFirstSteps,
  paymentProvider,
  readMetricExplanation,
  readMetricForecast,
  readRealtime,
  streamVisits,
  askQuestion,
  listSuggestedQuestions,
  ...conversationHandlers,
  ...findingHandlers,
  listHistory,
  readUndo,
  undoChange,
  readOpenApi,
};

export const laterRoutes = { endpoints: laterEndpoints, handlers };
