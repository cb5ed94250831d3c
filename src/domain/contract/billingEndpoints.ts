/** Declares the endpoints of checkout, subscription and invoices. */
import * as z from 'zod/mini';
import type { Role } from '../access/role.ts';
import {
  billingReply,
  cancellation,
  checkoutReply,
  pauseBody,
  paymentCard,
  paymentCardReply,
  paymentReply,
  planChoice,
  subscriptionOnly,
} from './checkoutSchemas.ts';
import type { Endpoint } from './endpoint.ts';
import {
  countedQuery,
  countedReply,
  keepBody,
  quotaQuery,
  quotaReply,
  simulationBody,
  simulationReply,
  usageQuery,
  usageReply,
} from './quotaSchemas.ts';
import { billingDetails, billingDetailsReply, invoiceList } from './teamSchemas.ts';

const staff: readonly Role[] = ['admin', 'manager'];

const adminOnly: readonly Role[] = ['admin'];

const asOfQuery = z.strictObject({ as_of: z.optional(z.string()) });

export const billingEndpoints = {
  checkout: {
    summary: 'Complete the demo checkout; signed in, it activates, pays for or changes the subscription',
    roles: staff,
    ownerToo: true,
    visitorsToo: true,
    body: planChoice,
    success: { status: 201, reply: checkoutReply },
    refusals: ['simulationRunning', 'keyReused', 'versionConflict', 'providerUnavailable'],
  },
  startTrial: {
    summary: 'Start the 14-day trial of Pro, without a card; makes the owner admin of the workspace',
    roles: staff,
    ownerToo: true,
    success: { status: 201, reply: subscriptionOnly },
    refusals: ['trialUsed', 'keyReused', 'versionConflict'],
  },
  cancelSubscription: {
    summary: 'End the subscription with its period, its trial or its pause; a reason may be given',
    roles: staff,
    ownerToo: true,
    body: cancellation,
    bodyMayMiss: true,
    success: { status: 200, reply: subscriptionOnly },
    refusals: ['noActiveSubscription', 'cancellationPending', 'keyReused', 'versionConflict'],
  },
  pauseSubscription: {
    summary:
      'Charge nothing for one to three months from the end of the period on; then it resumes automatically',
    roles: staff,
    ownerToo: true,
    body: pauseBody,
    success: { status: 200, reply: subscriptionOnly },
    refusals: ['noActiveSubscription', 'nothingToPause', 'keyReused', 'versionConflict'],
  },
  resumeSubscription: {
    summary:
      'Withdraw a cancellation or a pause before it takes effect; end a pause that runs, and charge the next period',
    roles: staff,
    ownerToo: true,
    success: { status: 200, reply: subscriptionOnly },
    refusals: ['noActiveSubscription', 'nothingToResume', 'keyReused', 'versionConflict'],
  },
  changeSubscription: {
    summary: 'Change plan or cycle: up at once with proration, down at the end of the period',
    roles: staff,
    ownerToo: true,
    body: planChoice,
    success: { status: 200, reply: subscriptionOnly },
    refusals: [
      'noActiveSubscription',
      'cancellationPending',
      'pausePending',
      'samePlan',
      'simulationRunning',
      'keyReused',
      'versionConflict',
    ],
  },
  retryPayment: {
    summary: 'Charge the demo card once more for a renewal that failed; `paid` says whether it went through',
    roles: staff,
    ownerToo: true,
    success: { status: 200, reply: paymentReply },
    refusals: ['nothingOwed', 'keyReused', 'versionConflict'],
  },
  renewEarly: {
    summary: 'End the running period now and charge the demo card for the next one, as a renewal does',
    roles: staff,
    ownerToo: true,
    success: { status: 200, reply: paymentReply },
    refusals: ['noActiveSubscription', 'nothingToRenew', 'simulationRunning', 'keyReused', 'versionConflict'],
  },
  readRoom: {
    summary: 'What a plan has room for, and what of the workspace would stay in use with it',
    roles: staff,
    ownerToo: true,
    query: quotaQuery,
    success: { status: 200, reply: quotaReply },
    refusals: [],
  },
  chooseKept: {
    summary: 'Set which resources to keep once the smaller plan that is scheduled holds',
    roles: staff,
    ownerToo: true,
    body: keepBody,
    success: { status: 200, reply: subscriptionOnly },
    refusals: ['noActiveSubscription', 'nothingScheduled', 'keyReused', 'versionConflict'],
  },
  startSimulation: {
    summary:
      'Look at the app as it would be with another plan: limits and features hold at once, nothing is paid',
    roles: adminOnly,
    ownerToo: true,
    body: simulationBody,
    success: { status: 200, reply: simulationReply },
    refusals: ['noActiveSubscription', 'samePlan', 'keyReused', 'versionConflict'],
  },
  endSimulation: {
    summary: 'Back to the plan that is paid for; what was put aside comes back',
    roles: adminOnly,
    ownerToo: true,
    success: { status: 200, reply: simulationReply },
    refusals: ['noActiveSubscription', 'keyReused', 'versionConflict'],
  },
  readUsage: {
    summary: 'What of the plan’s limits is used',
    roles: staff,
    ownerToo: true,
    query: usageQuery,
    success: { status: 200, reply: usageReply },
    refusals: [],
  },
  listCounted: {
    summary: 'Each unit that counts for a limit, with the event from which it does',
    roles: staff,
    ownerToo: true,
    query: countedQuery,
    success: { status: 200, reply: countedReply },
    refusals: [],
  },
  listInvoices: {
    summary: 'The invoices of the subscription, the latest first',
    roles: staff,
    ownerToo: true,
    query: asOfQuery,
    success: { status: 200, reply: invoiceList },
    refusals: [],
  },
  readBillingDetails: {
    summary: 'To whom invoices are written',
    roles: staff,
    ownerToo: true,
    query: asOfQuery,
    success: { status: 200, reply: billingDetailsReply },
    refusals: [],
  },
  saveBillingDetails: {
    summary: 'Write down to whom later invoices are written',
    roles: staff,
    ownerToo: true,
    body: billingDetails,
    success: { status: 200, reply: billingDetailsReply },
    refusals: ['keyReused', 'versionRequired', 'staleVersion', 'versionConflict'],
  },
  savePaymentCard: {
    summary: 'Pay with another demo card from now on; what is kept of it is never its number',
    roles: staff,
    ownerToo: true,
    body: paymentCard,
    success: { status: 200, reply: paymentCardReply },
    refusals: ['keyReused', 'versionConflict'],
  },
  readBilling: {
    summary: 'The subscription with what comes next: the next charge, a scheduled change, an end',
    roles: staff,
    ownerToo: true,
    query: asOfQuery,
    success: { status: 200, reply: billingReply },
    refusals: [],
  },
  paymentProvider: {
    summary: 'The demo payment provider’s script, which a page loads before it can submit a checkout',
    roles: 'anyone',
    success: { status: 200, reply: null },
    mediaType: 'text/javascript',
    refusals: ['providerUnavailable'],
  },
} as const satisfies Record<string, Endpoint>;
