/** Declares the endpoints about an agency's clients, their competitors and the branding. */
import * as z from 'zod/mini';
import type { Role } from '../access/role.ts';
import {
  look,
  lookDraftBody,
  lookVersionList,
  rollbackBody,
  versionQuery,
  whiteLabelReply,
} from './brandingSchemas.ts';
import { clientBody, clientChanges, clientParams, clientReply } from './clientSchemas.ts';
import {
  competitorBody,
  competitorChanges,
  competitorList,
  competitorParams,
  competitorQuery,
  competitorReply,
} from './competitorSchemas.ts';
import type { Endpoint } from './endpoint.ts';
import { marketList, marketQuery, marketsQuery, readMarketReply } from './marketSchemas.ts';

const staff: readonly Role[] = ['admin', 'manager'];
const adminOnly: readonly Role[] = ['admin'];

const versionRefusals = ['versionRequired', 'staleVersion', 'versionConflict'] as const;

const asOfQuery = z.strictObject({ as_of: z.optional(z.string()) });

export const agencyEndpoints = {
  addClient: {
    summary: 'Add a client',
    roles: staff,
    body: clientBody,
    success: { status: 201, reply: clientReply },
    refusals: ['limitReached', 'domainTaken', 'versionConflict', 'keyReused'],
  },
  readClient: {
    summary: 'One client, archived or not',
    roles: staff,
    params: clientParams,
    query: asOfQuery,
    hasVersion: true,
    success: { status: 200, reply: clientReply },
    refusals: ['notFound'],
  },
  updateClient: {
    summary: 'Change some fields of a client',
    roles: staff,
    params: clientParams,
    body: clientChanges,
    success: { status: 200, reply: clientReply },
    refusals: ['notFound', 'domainTaken', 'clientArchived', 'keyReused', ...versionRefusals],
  },
  archiveClient: {
    summary: 'Archive a client: nothing is lost, and it no longer counts for the plan',
    roles: staff,
    params: clientParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', ...versionRefusals],
  },
  restoreClient: {
    summary: 'Bring an archived client back',
    roles: staff,
    params: clientParams,
    success: { status: 200, reply: clientReply },
    refusals: ['notFound', 'limitReached', 'domainTaken', 'versionConflict', 'keyReused'],
  },
  listCompetitors: {
    summary: 'The competitors that the workspace watches, of one client or of all',
    roles: adminOnly,
    query: competitorQuery,
    hasVersion: true,
    success: { status: 200, reply: competitorList },
    refusals: [],
  },
  readMarket: {
    summary: 'A client’s search market: estimates for its own site and its competitors',
    roles: adminOnly,
    feature: 'competitor_analysis',
    query: marketQuery,
    hasVersion: true,
    success: { status: 200, reply: readMarketReply },
    refusals: ['notFound', 'featureLocked'],
  },
  listMarkets: {
    summary: 'The search markets of all active clients in short',
    roles: adminOnly,
    feature: 'competitor_analysis',
    query: marketsQuery,
    hasVersion: true,
    success: { status: 200, reply: marketList },
    refusals: ['featureLocked'],
  },
  addCompetitor: {
    summary: 'Watch a competitor for a client',
    roles: adminOnly,
    feature: 'competitor_analysis',
    body: competitorBody,
    success: { status: 201, reply: competitorReply },
    refusals: [
      'featureLocked',
      'notFound',
      'competitorKnown',
      'competitorsFull',
      'ownDomain',
      'versionConflict',
      'keyReused',
    ],
  },
  updateCompetitor: {
    summary: 'Change domain, tier or notes of a competitor',
    roles: adminOnly,
    feature: 'competitor_analysis',
    params: competitorParams,
    body: competitorChanges,
    success: { status: 200, reply: competitorReply },
    refusals: ['featureLocked', 'notFound', 'competitorKnown', 'ownDomain', 'keyReused', ...versionRefusals],
  },
  removeCompetitor: {
    summary: 'Watch a competitor no longer; it can be restored',
    roles: adminOnly,
    params: competitorParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', ...versionRefusals],
  },
  restoreCompetitor: {
    summary: 'Watch a removed competitor again',
    roles: adminOnly,
    feature: 'competitor_analysis',
    params: competitorParams,
    success: { status: 200, reply: competitorReply },
    refusals: [
      'featureLocked',
      'notFound',
      'competitorKnown',
      'competitorsFull',
      'ownDomain',
      'versionConflict',
      'keyReused',
    ],
  },
  saveWhiteLabel: {
    summary: 'Give the workspace another name, accent or mark',
    roles: adminOnly,
    planBy: 'look',
    body: look,
    success: { status: 200, reply: whiteLabelReply },
    refusals: ['featureLocked', 'keyReused', ...versionRefusals],
  },
  saveLookDraft: {
    summary: 'Keep a look as a draft, plan its publication, or discard the draft',
    roles: adminOnly,
    planBy: 'look',
    body: lookDraftBody,
    success: { status: 200, reply: whiteLabelReply },
    refusals: ['featureLocked', 'versionConflict', 'keyReused'],
  },
  listLookVersions: {
    summary: 'Every look that the workspace had, the latest first',
    roles: adminOnly,
    query: versionQuery,
    hasVersion: true,
    success: { status: 200, reply: lookVersionList },
    refusals: [],
  },
  rollBackWhiteLabel: {
    summary: 'Bring an earlier look back; 0 is the product’s own',
    roles: adminOnly,
    planBy: 'look',
    body: rollbackBody,
    success: { status: 200, reply: whiteLabelReply },
    refusals: ['notFound', 'featureLocked', 'versionConflict', 'keyReused'],
  },
} as const satisfies Record<string, Endpoint>;
