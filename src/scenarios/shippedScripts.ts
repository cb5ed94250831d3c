/** Lists the scripts that come with the product. */
import type { Script } from './script.ts';
import { appInstalled } from './shipped/appInstalled.ts';
import { askedAndActed } from './shipped/askedAndActed.ts';
import { blockedAndUnblocked } from './shipped/blockedAndUnblocked.ts';
import { bulkChangeUndone } from './shipped/bulkChangeUndone.ts';
import { checkoutRefusedRetried } from './shipped/checkoutRefusedRetried.ts';
import { clientAsksForChanges } from './shipped/clientAsksForChanges.ts';
import { clientAtRisk } from './shipped/clientAtRisk.ts';
import { clientLooksAround } from './shipped/clientLooksAround.ts';
import { clientViewedByAgency } from './shipped/clientViewedByAgency.ts';
import { competitorWatched } from './shipped/competitorWatched.ts';
import { contactForm } from './shipped/contactForm.ts';
import { exportImported } from './shipped/exportImported.ts';
import { findingToTask } from './shipped/findingToTask.ts';
import { firstVisitToPaidPlan } from './shipped/firstVisitToPaidPlan.ts';
import { guidedTour } from './shipped/guidedTour.ts';
import { integrationConnected } from './shipped/integrationConnected.ts';
import { launchWatched } from './shipped/launchWatched.ts';
import { logFromFile } from './shipped/logFromFile.ts';
import { mondayReview } from './shipped/mondayReview.ts';
import { monthOfRuns } from './shipped/monthOfRuns.ts';
import { newOwner } from './shipped/newOwner.ts';
import { offlineAndBack } from './shipped/offlineAndBack.ts';
import { overLimitImport } from './shipped/overLimitImport.ts';
import { planLimits } from './shipped/planLimits.ts';
import { planSimulatorTour } from './shipped/planSimulatorTour.ts';
import { registerAndRedirect } from './shipped/registerAndRedirect.ts';
import { reportBuiltAndSent } from './shipped/reportBuiltAndSent.ts';
import { revisedAfterSending } from './shipped/revisedAfterSending.ts';
import { roiScenarios } from './shipped/roiScenarios.ts';
import { tourOfAdmin, tourOfClient, tourOfManager } from './shipped/roleTours.ts';
import { shareLinkExpires } from './shipped/shareLinkExpires.ts';
import { signInAndOut } from './shipped/signInAndOut.ts';
import { supportChat } from './shipped/supportChat.ts';
import { tamperedStorage } from './shipped/tamperedStorage.ts';
import { timeTravel } from './shipped/timeTravel.ts';
import { trialToExpiry } from './shipped/trialToExpiry.ts';
import { twoRoles } from './shipped/twoRoles.ts';
import { twoTabs } from './shipped/twoTabs.ts';
import { whiteLabelRollBack } from './shipped/whiteLabelRollBack.ts';
import { workerKilled } from './shipped/workerKilled.ts';
import { wrongPasswordLockOut } from './shipped/wrongPasswordLockOut.ts';

export const shippedScripts: readonly Script[] = [
  guidedTour,
  firstVisitToPaidPlan,
  registerAndRedirect,
  newOwner,
  signInAndOut,
  wrongPasswordLockOut,
  checkoutRefusedRetried,
  trialToExpiry,
  planLimits,
  planSimulatorTour,
  overLimitImport,
  bulkChangeUndone,
  clientAtRisk,
  mondayReview,
  appInstalled,
  tourOfAdmin,
  tourOfManager,
  tourOfClient,
  clientLooksAround,
  clientAsksForChanges,
  clientViewedByAgency,
  shareLinkExpires,
  supportChat,
  roiScenarios,
  whiteLabelRollBack,
  reportBuiltAndSent,
  monthOfRuns,
  blockedAndUnblocked,
  revisedAfterSending,
  competitorWatched,
  findingToTask,
  askedAndActed,
  launchWatched,
  integrationConnected,
  exportImported,
  contactForm,
  twoTabs,
  twoRoles,
  workerKilled,
  offlineAndBack,
  tamperedStorage,
  timeTravel,
  logFromFile,
];
