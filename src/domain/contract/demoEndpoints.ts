/** Declares the demo's figures for public pages and its controls over sources. */
import type { Role } from '../access/role.ts';
import { clientReply } from './clientSchemas.ts';
import {
  demoFigures,
  demoSourceList,
  demoSourceQuery,
  expiryBody,
  restatementBody,
  restatementReply,
} from './demoSchemas.ts';
import type { Endpoint } from './endpoint.ts';

const adminOnly: readonly Role[] = ['admin'];

export const onboardingEndpoints = {
  openSampleClient: {
    summary: 'Open the sample client of a new workspace, which is told to the log the first time',
    roles: adminOnly,
    ownerToo: true,
    success: { status: 200, reply: clientReply },
    refusals: ['notFound', 'keyReused', 'versionConflict'],
  },
  dismissFirstSteps: {
    summary: 'Hide the list of first steps for good',
    roles: adminOnly,
    ownerToo: true,
    success: { status: 204, reply: null },
    refusals: ['keyReused', 'versionConflict'],
  },
} as const satisfies Record<string, Endpoint>;

const refusals = ['notFound', 'integrationDisconnected', 'keyReused', 'versionConflict'] as const;

export const demoEndpoints = {
  demoFigures: {
    summary: 'The last 24 whole weeks of the demo clients on public pages, for anyone',
    roles: 'anyone',
    query: demoSourceQuery,
    success: { status: 200, reply: demoFigures },
    refusals: ['notFound'],
  },
  demoSources: {
    summary: 'Demo only: the connected accounts that the levers are for',
    roles: ['admin', 'manager'],
    demoOnly: true,
    query: demoSourceQuery,
    success: { status: 200, reply: demoSourceList },
    refusals: [],
  },
  expireAccess: {
    summary: 'Demo only: let the access to accounts expire, so that they tell no figures from today on',
    roles: ['admin', 'manager'],
    demoOnly: true,
    body: expiryBody,
    success: { status: 200, reply: demoSourceList },
    refusals,
  },
  restateSources: {
    summary: 'Demo only: let platforms revise what they told of the last full days',
    roles: ['admin', 'manager'],
    demoOnly: true,
    body: restatementBody,
    success: { status: 201, reply: restatementReply },
    refusals: [...refusals, 'sourceSilent'],
  },
} as const;
