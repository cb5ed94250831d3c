/** Lists the routes for a plan's quota, billing and the team. */

import { makeApiKey, restoreApiKey, revokeApiKey } from './handlers/apiKeys/changeApiKey.ts';
import { listApiKeys } from './handlers/apiKeys/listApiKeys.ts';
import { readBillingDetails, saveBillingDetails } from './handlers/billing/billingDetails.ts';
import { listInvoices } from './handlers/billing/invoices.ts';
import { savePaymentCard } from './handlers/billing/paymentCard.ts';
import {
  addTenant,
  changeShare,
  changeTenant,
  endTenant,
  restoreTenant,
} from './handlers/reseller/changeReseller.ts';
import { readReseller } from './handlers/reseller/readReseller.ts';
import { renewEarly, retryPayment } from './handlers/subscription/payRenewal.ts';
import { chooseKept, readRoom } from './handlers/subscription/planQuota.ts';
import { endSimulation, startSimulation } from './handlers/subscription/simulatePlan.ts';
import {
  inviteMember,
  resendInvitation,
  restoreInvitation,
  revokeInvitation,
} from './handlers/team/changeInvitation.ts';
import { changeMemberRole, removeMember, restoreMember } from './handlers/team/changeMember.ts';
import { changeOwner } from './handlers/team/changeOwner.ts';
import { deleteWorkspace, restoreWorkspace } from './handlers/team/deleteWorkspace.ts';
import { eraseClientContact, eraseMember, eraseOwn } from './handlers/team/erasePerson.ts';
import { readTeam } from './handlers/team/readTeam.ts';
import { listCounted, readUsage } from './handlers/usage/readUsage.ts';

export const planRoutes = {
  readRoom,
  chooseKept,
  startSimulation,
  endSimulation,
  readUsage,
  listCounted,
  listInvoices,
  listApiKeys,
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
  revokeInvitation,
  restoreInvitation,
  changeMemberRole,
  changeOwner,
  deleteWorkspace,
  restoreWorkspace,
  removeMember,
  eraseMember,
  eraseOwn,
  eraseClientContact,
  restoreMember,
} as const;
