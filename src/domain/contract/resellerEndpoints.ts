/** Declares the endpoints of a reseller's tenants and payouts. */
import * as z from 'zod/mini';
import type { Role } from '../access/role.ts';
import type { Endpoint } from './endpoint.ts';
import {
  resellerReply,
  shareBody,
  tenantBody,
  tenantChanges,
  tenantParams,
  tenantReply,
} from './resellerSchemas.ts';

const staff: readonly Role[] = ['admin', 'manager'];
const resold = { roles: staff, ownerToo: true, feature: 'reseller' } as const;

export const resellerEndpoints = {
  readReseller: {
    summary: 'The tenants of a reseller with what they bring a month, the share, and the payout',
    ...resold,
    query: z.strictObject({ as_of: z.optional(z.string()) }),
    success: { status: 200, reply: resellerReply },
    refusals: [],
  },
  addTenant: {
    summary: 'Add a tenant on one of the plans',
    ...resold,
    body: tenantBody,
    success: { status: 201, reply: tenantReply },
    refusals: ['tenantKnown', 'keyReused', 'versionConflict'],
  },
  changeTenant: {
    summary: 'Rename a tenant, or move it to another plan',
    ...resold,
    params: tenantParams,
    body: tenantChanges,
    success: { status: 200, reply: tenantReply },
    refusals: ['notFound', 'tenantKnown', 'keyReused', 'staleVersion', 'versionRequired', 'versionConflict'],
  },
  endTenant: {
    summary: 'End a tenant: it brings nothing from now on, and can be restored',
    ...resold,
    params: tenantParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', 'versionConflict'],
  },
  restoreTenant: {
    summary: 'Bring an ended tenant back',
    ...resold,
    params: tenantParams,
    success: { status: 200, reply: tenantReply },
    refusals: ['notFound', 'tenantKnown', 'keyReused', 'versionConflict'],
  },
  changeShare: {
    summary: 'Agree on another share of what the tenants bring, at most 70 per cent',
    ...resold,
    body: shareBody,
    success: { status: 200, reply: resellerReply },
    refusals: ['keyReused', 'versionConflict'],
  },
} as const satisfies Record<string, Endpoint>;
