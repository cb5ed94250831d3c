/** Declares the endpoints of client status, bulk changes and client revenue. */
import * as z from 'zod/mini';
import type { Role } from '../access/role.ts';
import {
  clientsChange,
  clientsChanged,
  clientsImport,
  clientsImported,
  cloneBody,
  deletionBody,
  mergeBody,
  revenueReply,
} from './clientListSchemas.ts';
import { clientParams, clientReply } from './clientSchemas.ts';
import type { Endpoint } from './endpoint.ts';

const staff: readonly Role[] = ['admin', 'manager'];

const versionRefusals = ['versionRequired', 'staleVersion', 'versionConflict'] as const;

export const clientListEndpoints = {
  pauseClient: {
    summary: 'Let the work for a client rest: it stays in the lists and counts for the plan',
    roles: staff,
    params: clientParams,
    success: { status: 200, reply: clientReply },
    refusals: ['notFound', 'clientArchived', 'keyReused', ...versionRefusals],
  },
  resumeClient: {
    summary: 'Take the work for a paused client up again',
    roles: staff,
    params: clientParams,
    success: { status: 200, reply: clientReply },
    refusals: ['notFound', 'clientArchived', 'keyReused', 'versionConflict'],
  },
  cloneClient: {
    summary:
      'A new client with the industry of another one, and with what is to be taken over, in one change',
    roles: staff,
    params: clientParams,
    body: cloneBody,
    success: { status: 201, reply: clientReply },
    refusals: ['notFound', 'limitReached', 'featureLocked', 'domainTaken', 'versionConflict', 'keyReused'],
  },
  mergeClients: {
    summary:
      'Two clients that are one: the other one is archived, and its connected accounts, contacts, notes and goals move to this one, in one change',
    roles: staff,
    params: clientParams,
    body: mergeBody,
    success: { status: 200, reply: clientReply },
    refusals: ['notFound', 'clientArchived', 'domainTaken', 'keyReused', ...versionRefusals],
  },
  deleteClient: {
    summary: 'Take a client out of every list, by typing its name; it can be restored',
    roles: staff,
    params: clientParams,
    body: deletionBody,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'nameDiffers', 'keyReused', ...versionRefusals],
  },
  changeClients: {
    summary: 'One change of many clients: each row by itself, all in one command',
    roles: staff,
    body: clientsChange,
    success: { status: 200, reply: clientsChanged },
    refusals: ['versionConflict', 'keyReused'],
  },
  importClients: {
    summary: 'Add many clients at once: all of them, or none',
    roles: staff,
    body: clientsImport,
    success: { status: 201, reply: clientsImported },
    refusals: ['limitReached', 'domainTaken', 'versionConflict', 'keyReused'],
  },
  readRevenue: {
    summary: 'What the clients pay the agency each month, and how that has changed',
    roles: staff,
    query: z.strictObject({ as_of: z.optional(z.string()) }),
    success: { status: 200, reply: revenueReply },
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;
