/** Lists the routes for a plan's quota, billing and the team. */

import { makeApiKey, restoreApiKey, revokeApiKey } from './apiKeys/changeApiKey.ts';
import { listApiKeys } from './apiKeys/listApiKeys.ts';
import { readApiCalls } from './apiKeys/readApiCalls.ts';
import { listInvoices } from './billing/listInvoices.ts';
import { readBillingDetails, saveBillingDetails } from './billing/saveBillingDetails.ts';
import { savePaymentCard } from './billing/savePaymentCard.ts';
import { listMails } from './mail/listMails.ts';
import { addTenant, changeShare, changeTenant, endTenant, restoreTenant } from './reseller/changeReseller.ts';
import { readReseller } from './reseller/readReseller.ts';
import { renewEarly, retryPayment } from './subscription/payRenewal.ts';
import { chooseKept, readRoom } from './subscription/planQuota.ts';
import { endSimulation, startSimulation } from './subscription/simulatePlan.ts';
import {
  inviteMember,
  resendInvitation,
  restoreInvitation,
  revokeInvitation,
} from './team/changeInvitation.ts';
import { changeMemberRole, removeMember, restoreMember } from './team/changeMember.ts';
import { changeOwner } from './team/changeOwner.ts';
import { deleteWorkspace, restoreWorkspace } from './team/deleteWorkspace.ts';
import { eraseClientContact, eraseMember, eraseOwn } from './team/erasePerson.ts';
import { linkInvitation, readInvitation } from './team/invitationLink.ts';
import { readTeam } from './team/readTeam.ts';
import { requireSecondFactor } from './team/requireSecondFactor.ts';
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
