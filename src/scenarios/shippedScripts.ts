/** The scripts that come with the product. */
import type { Script } from './script.ts';
import { checkoutRefusedRetried } from './shipped/checkoutRefusedRetried.ts';
import { competitorWatched } from './shipped/competitorWatched.ts';
import { contactForm } from './shipped/contactForm.ts';
import { firstVisitToPaidPlan } from './shipped/firstVisitToPaidPlan.ts';
import { integrationConnected } from './shipped/integrationConnected.ts';
import { planLimits } from './shipped/planLimits.ts';
import { registerAndRedirect } from './shipped/registerAndRedirect.ts';
import { roiScenarios } from './shipped/roiScenarios.ts';
import { tourOfAdmin, tourOfClient, tourOfManager } from './shipped/roleTours.ts';
import { signInAndOut } from './shipped/signInAndOut.ts';
import { supportChat } from './shipped/supportChat.ts';
import { trialToExpiry } from './shipped/trialToExpiry.ts';
import { whiteLabelRollBack } from './shipped/whiteLabelRollBack.ts';
import { wrongPasswordLockOut } from './shipped/wrongPasswordLockOut.ts';

export const shippedScripts: readonly Script[] = [
  firstVisitToPaidPlan,
  registerAndRedirect,
  signInAndOut,
  wrongPasswordLockOut,
  checkoutRefusedRetried,
  trialToExpiry,
  planLimits,
  tourOfAdmin,
  tourOfManager,
  tourOfClient,
  supportChat,
  roiScenarios,
  whiteLabelRollBack,
  competitorWatched,
  integrationConnected,
  contactForm,
];
