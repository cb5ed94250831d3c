/** Declares the demo's figures for public pages and its controls over sources. */
import {
  demoFigures,
  demoSourceList,
  demoSourceQuery,
  expiryBody,
  restatementBody,
  restatementReply,
} from './demoSchemas.ts';

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
