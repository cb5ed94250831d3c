/** Declares the demo's controls over its sources, available in the demo workspace only. */
import {
  demoSourceList,
  demoSourceQuery,
  expiryBody,
  restatementBody,
  restatementReply,
} from './demoSchemas.ts';

const refusals = ['notFound', 'integrationDisconnected', 'keyReused', 'versionConflict'] as const;

export const demoEndpoints = {
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
