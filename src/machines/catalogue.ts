/** Lists every machine with what the Lab shows: a description, example input and an example of each event. */
import { tryCallEntry } from './apiKeys/tryCallEntry.ts';
import { askEntry } from './ask/askEntry.ts';
import { authEntry } from './auth/authEntry.ts';
import { backendEntry } from './backend/backendEntry.ts';
import { backupEntry } from './backup/backupEntry.ts';
import { billingEntry } from './billing/billingEntry.ts';
import { customDomainEntry } from './branding/customDomainEntry.ts';
import type { CatalogueEntry } from './catalogueEntry.ts';
import { chatEntry } from './chat/chatEntry.ts';
import { checkoutEntry } from './checkout/checkoutEntry.ts';
import { clientViewEntry } from './clientView/clientViewEntry.ts';
import { marketRefreshEntry } from './competitors/marketRefreshEntry.ts';
import { contactEntry } from './contact/contactEntry.ts';
import { dashboardEditorEntry } from './dashboards/dashboardEditorEntry.ts';
import { editFormEntry } from './editing/editFormEntry.ts';
import { reversibleChangeEntry } from './editing/reversibleChangeEntry.ts';
import { feedEntry } from './feed/feedEntry.ts';
import { fileExportEntry } from './fileExport/fileExportEntry.ts';
import { dataImportEntry } from './imports/dataImportEntry.ts';
import { integrationConnectEntry } from './integrations/integrationConnectEntry.ts';
import { landingLoaderEntry } from './landingLoader/landingLoaderEntry.ts';
import { logCheckEntry } from './logCheck/logCheckEntry.ts';
import { loginEntry } from './login/loginEntry.ts';
import { logRebuildEntry } from './logRebuild/logRebuildEntry.ts';
import { installationEntry } from './marketplace/installationEntry.ts';
import { mobileMenuEntry } from './mobileMenu/mobileMenuEntry.ts';
import { liveAlertsEntry } from './monitor/liveAlertsEntry.ts';
import { liveVisitsEntry } from './monitor/liveVisitsEntry.ts';
import { monitorEntry } from './monitor/monitorEntry.ts';
import { visitReplayEntry } from './monitor/visitReplayEntry.ts';
import { firstStepsEntry } from './onboarding/firstStepsEntry.ts';
import { pageScrollEntry } from './pageScroll/pageScrollEntry.ts';
import { passwordResetEntry } from './passwordReset/passwordResetEntry.ts';
import { protectedRouteEntry } from './protectedRoute/protectedRouteEntry.ts';
import { recoveryEntry } from './recovery/recoveryEntry.ts';
import { registrationEntry } from './registration/registrationEntry.ts';
import { reportBuilderEntry } from './reports/reportBuilderEntry.ts';
import { reportLifecycleEntry } from './reports/reportLifecycleEntry.ts';
import { roiScenariosEntry } from './roiScenarios/roiScenariosEntry.ts';
import { secondFactorEntry } from './secondFactor/secondFactorEntry.ts';
import { shareEntry } from './shareLinks/shareEntry.ts';
import { slowStartEntry } from './slowStart/slowStartEntry.ts';
import { subscriptionEntry } from './subscription/subscriptionEntry.ts';
import { testimonialsEntry } from './testimonials/testimonialsEntry.ts';

export const catalogue: readonly CatalogueEntry[] = [
  authEntry,
  loginEntry,
  secondFactorEntry,
  passwordResetEntry,
  registrationEntry,
  protectedRouteEntry,
  subscriptionEntry,
  customDomainEntry,
  editFormEntry,
  reversibleChangeEntry,
  dashboardEditorEntry,
  reportLifecycleEntry,
  reportBuilderEntry,
  fileExportEntry,
  dataImportEntry,
  clientViewEntry,
  shareEntry,
  checkoutEntry,
  billingEntry,
  tryCallEntry,
  firstStepsEntry,
  mobileMenuEntry,
  pageScrollEntry,
  contactEntry,
  roiScenariosEntry,
  integrationConnectEntry,
  marketRefreshEntry,
  installationEntry,
  chatEntry,
  feedEntry,
  monitorEntry,
  liveVisitsEntry,
  visitReplayEntry,
  liveAlertsEntry,
  askEntry,
  backendEntry,
  recoveryEntry,
  logCheckEntry,
  backupEntry,
  logRebuildEntry,
  slowStartEntry,
  landingLoaderEntry,
  testimonialsEntry,
];
