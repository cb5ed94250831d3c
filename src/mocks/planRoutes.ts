/** Lists the routes for a plan's quota, billing and the team. */

import {
  listApiKeys,
  makeApiKey,
  readApiCalls,
  restoreApiKey,
  revokeApiKey,
} from './apiKeys/apiKeyHandlers.ts';
import {
  listInvoices,
  readBillingDetails,
  saveBillingDetails,
  savePaymentCard,
} from './billing/billingHandlers.ts';
import { listMails } from './mail/listMails.ts';
import {
  addTenant,
  changeShare,
  changeTenant,
  endTenant,
  readReseller,
  restoreTenant,
} from './reseller/resellerHandlers.ts';
import { renewEarly, retryPayment } from './subscription/payRenewal.ts';
import { chooseKept, readRoom } from './subscription/planQuota.ts';
import { endSimulation, startSimulation } from './subscription/simulatePlan.ts';
import {
  inviteMember,
  resendInvitation,
  restoreInvitation,
  revokeInvitation,
} from './team/changeInvitation.ts';
import { deleteWorkspace, restoreWorkspace } from './team/deleteWorkspace.ts';
import { eraseClientContact, eraseMember, eraseOwn } from './team/erasePerson.ts';
import { linkInvitation, readInvitation } from './team/invitationLink.ts';
import {
  changeMemberRole,
  changeOwner,
  readTeam,
  removeMember,
  requireSecondFactor,
  restoreMember,
} from './team/teamHandlers.ts';
import { listCounted, readUsage } from './usage/readUsage.ts';

export const planRoutes = {
  readRoom,
  chooseKept,
  startSimulation,
  endSimulation,
  readUsage,
  listCounted,
  listMails,
  listInvoices,
  listApiKeys,
  readApiCalls,
  makeApiKey,
  revokeApiKey,
  restoreApiKey,
  readBillingDetails,
  saveBillingDetails,
  savePaymentCard,
  readReseller,
  addTenant,
  changeTenant,
  endTenant,
  restoreTenant,
  changeShare,
  retryPayment,
  renewEarly,
  readTeam,
  inviteMember,
  resendInvitation,
  linkInvitation,
  readInvitation,
  revokeInvitation,
  restoreInvitation,
  changeMemberRole,
  changeOwner,
  requireSecondFactor,
  deleteWorkspace,
  restoreWorkspace,
  removeMember,
  eraseMember,
  eraseOwn,
  eraseClientContact,
  restoreMember,
} as const;
