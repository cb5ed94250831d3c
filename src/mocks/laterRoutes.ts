/** Imports the routes that no first page needs; in the browser their code loads later. */
import type { EarlyName } from '#domain/contract/endpoints.ts';
import { laterEndpoints } from '#domain/contract/laterEndpoints.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import { alertHandlers } from './alerts/alertHandlers.ts';
import { readAttribution } from './analysis/readAttribution.ts';
import { readBenchmarks } from './analysis/readBenchmarks.ts';
import { readBudget } from './analysis/readBudget.ts';
import { readCohorts } from './analysis/readCohorts.ts';
import {
  addAnnotation,
  changeAnnotation,
  removeAnnotation,
  restoreAnnotation,
} from './annotations/changeAnnotation.ts';
import { askQuestion } from './ask/askQuestion.ts';
import { conversationHandlers } from './ask/conversationHandlers.ts';
import { listSuggestedQuestions } from './ask/listSuggestedQuestions.ts';
import { changePassword } from './auth/changePassword.ts';
import { oauth } from './auth/oauth.ts';
import { requestPasswordReset, resetPassword } from './auth/passwordReset.ts';
import { secondFactorHandlers } from './auth/secondFactor.ts';
import { endOtherSessions, endSession, listSessions } from './auth/sessions.ts';
import { signIn } from './auth/signIn.ts';
import { signOut } from './auth/signOut.ts';
import { signUp } from './auth/signUp.ts';
import { updateProfile } from './auth/updateProfile.ts';
import { viewAsClient } from './auth/viewAsClient.ts';
import { brandingHandlers } from './branding/brandingHandlers.ts';
import { changeCampaignBudget, pauseCampaign, resumeCampaign } from './campaigns/changeCampaign.ts';
import { checkout, paymentProvider } from './checkout/checkout.ts';
import {
  contactHandlers,
  listClientTasks,
  noteHandlers,
  readClientRecord,
  taskCommands,
} from './clientFiles/clientFileHandlers.ts';
import { addClient, cloneClient } from './clients/addClient.ts';
import {
  archiveClient,
  changeClients,
  changeContract,
  deleteClient,
  pauseClient,
  restoreClient,
  resumeClient,
  updateClient,
  withdrawContract,
} from './clients/changeClient.ts';
import { importClients } from './clients/importClients.ts';
import { mergeClients } from './clients/mergeClients.ts';
import { readClient } from './clients/readClients.ts';
import { readRevenue } from './clients/readRevenue.ts';
import {
  addCompetitor,
  listCompetitors,
  listMarkets,
  removeCompetitor,
  restoreCompetitor,
  updateCompetitor,
} from './competitors/competitorHandlers.ts';
import { readMarket } from './competitors/readMarket.ts';
import { sendContact } from './contact/sendContact.ts';
import { dashboardHandlers } from './dashboards/dashboardHandlers.ts';
import { demoFigures, demoSources, expireAccess, restateSources } from './demo/demoHandlers.ts';
import { domainHandlers } from './domains/domainHandlers.ts';
import { fileAddressHandlers } from './fileAddresses/fileAddressHandlers.ts';
import { findingHandlers } from './findings/findingHandlers.ts';
import { changeGoal, removeBudget, removeGoal, restoreGoal, setBudget, setGoal } from './goals/changeGoal.ts';
import { listHistory, readUndo, undoChange } from './history/historyHandlers.ts';
import { addFacts } from './imports/addFacts.ts';
import { restoreImport, withdrawImport } from './imports/changeImport.ts';
import { importRows } from './imports/importRows.ts';
import { listImports } from './imports/listImports.ts';
import {
  disconnectIntegration,
  mapIntegration,
  restoreIntegration,
} from './integrations/changeIntegration.ts';
import { connectIntegration } from './integrations/connectIntegration.ts';
import { listIntegrationClients } from './integrations/listIntegrationClients.ts';
import { listIntegrations } from './integrations/listIntegrations.ts';
import { listPlatforms } from './integrations/listPlatforms.ts';
import { reconnectIntegration } from './integrations/reconnectIntegration.ts';
import { changeSyncs, listSyncs, readSyncs } from './integrations/syncHandlers.ts';
import { answerAppRequest, listAppRequests, requestListing, reviewListing } from './marketplace/appVoices.ts';
import { changeInstallation, installListing, uninstallListing } from './marketplace/changeInstallation.ts';
import { listListings, readListing } from './marketplace/readListings.ts';
import { readSheet } from './marketplace/readSheet.ts';
import { readMetricExplanation, readMetricForecast } from './metrics/metricStudies.ts';
import { dismissFirstSteps, openSampleClient } from './onboarding/changeFirstSteps.ts';
import { readOpenApi } from './openapi/readOpenApi.ts';
import { keepPicture, readPicture } from './pictures/pictures.ts';
import { planRoutes } from './planRoutes.ts';
import { listPlans } from './plans/listPlans.ts';
import { readPortal } from './portal/readPortal.ts';
import { readRealtime, streamVisits } from './realtime/realtimeHandlers.ts';
import { reportHandlers } from './reports/reportHandlers.ts';
import { listRoiScenarios, roiScenarioHandlers } from './roi/roiScenarioHandlers.ts';
import type { HandlersOf } from './routeTable.ts';
import { listSavedViews, savedViewHandlers } from './savedViews/savedViewHandlers.ts';
import { shareLinkHandlers } from './shareLinks/shareLinkHandlers.ts';
import {
  cancelSubscription,
  changeSubscription,
  pauseSubscription,
  readBilling,
  resumeSubscription,
  startTrial,
} from './subscription/subscriptionHandlers.ts';

const handlers: HandlersOf<Exclude<EndpointName, EarlyName>> = {
  signUp,
  signIn,
  oauth,
  listSessions,
  endSession,
  endOtherSessions,
  ...secondFactorHandlers,
  signOut,
  updateProfile,
  changePassword,
  requestPasswordReset,
  resetPassword,
  listPlans,
  sendContact,
  listRoiScenarios,
  ...roiScenarioHandlers,
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
  ...contactHandlers,
  ...noteHandlers,
  listClientTasks,
  ...taskCommands,
  readRevenue,
  readPicture,
  keepPicture,
  listSavedViews,
  ...savedViewHandlers,
  listCompetitors,
  readMarket,
  listMarkets,
  addCompetitor,
  updateCompetitor,
  removeCompetitor,
  restoreCompetitor,
  changeCampaignBudget,
  pauseCampaign,
  resumeCampaign,
  listImports,
  addFacts,
  ...fileAddressHandlers,
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
  ...brandingHandlers,
  ...domainHandlers,
  listPlatforms,
  listIntegrationClients,
  listIntegrations,
  connectIntegration,
  mapIntegration,
  disconnectIntegration,
  restoreIntegration,
  reconnectIntegration,
  listSyncs,
  readSyncs,
  changeSyncs,
  demoFigures,
  demoSources,
  expireAccess,
  restateSources,
  listListings,
  readListing,
  installListing,
  changeInstallation,
  uninstallListing,
  readSheet,
  listAppRequests,
  requestListing,
  answerAppRequest,
  reviewListing,
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
  readAttribution,
  readCohorts,
  readBenchmarks,
  readBudget,
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
