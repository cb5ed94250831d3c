/** The part of the contract that is about checkout, the subscription and its bills. */
import * as z from 'zod/mini';
import type { Role } from '../access/role.ts';
import { billingReply, checkoutReply, planChoice, subscriptionOnly } from './checkoutSchemas.ts';
import type { Endpoint } from './endpoints.ts';

const staff: readonly Role[] = ['admin', 'manager'];

const asOfQuery = z.strictObject({ as_of: z.optional(z.string()) });

export const billingEndpoints = {
  checkout: {
    summary: 'Complete the demo checkout; signed in, it activates, pays for or changes the subscription',
    roles: 'anyone',
    body: planChoice,
    success: { status: 201, reply: checkoutReply },
    refusals: ['roleForbidden', 'keyReused', 'versionConflict', 'providerUnavailable'],
  },
  cancelSubscription: {
    summary: 'End the subscription with its period, or with its trial',
    roles: staff,
    ownerToo: true,
    success: { status: 200, reply: subscriptionOnly },
    refusals: ['noActiveSubscription', 'cancellationPending', 'keyReused', 'versionConflict'],
  },
  resumeSubscription: {
    summary: 'Withdraw a cancellation before it takes effect',
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
    refusals: ['noActiveSubscription', 'cancellationPending', 'samePlan', 'keyReused', 'versionConflict'],
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
