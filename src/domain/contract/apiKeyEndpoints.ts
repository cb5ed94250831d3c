/** Declares the endpoints of a workspace's API keys. */
import type { Role } from '../access/role.ts';
import {
  apiCallList,
  apiKeyBody,
  apiKeyList,
  apiKeyParams,
  apiKeyQuery,
  apiKeyReply,
  newApiKeyReply,
} from './apiKeySchemas.ts';
import type { Endpoint } from './endpoint.ts';

const staff: readonly Role[] = ['admin', 'manager'];

export const apiKeyEndpoints = {
  listApiKeys: {
    summary: 'The API keys of the workspace with the calls of this month, revoked ones too',
    roles: staff,
    ownerToo: true,
    query: apiKeyQuery,
    success: { status: 200, reply: apiKeyList },
    refusals: [],
  },
  readApiCalls: {
    summary:
      'The calls of API keys and marketplace apps in this month, by day and endpoint, with their errors',
    roles: staff,
    ownerToo: true,
    query: apiKeyQuery,
    success: { status: 200, reply: apiCallList },
    refusals: [],
  },
  makeApiKey: {
    summary:
      'Make an API key, which reads what its maker reads; its secret is told once. It can take over from another key',
    roles: staff,
    ownerToo: true,
    body: apiKeyBody,
    success: { status: 201, reply: newApiKeyReply },
    refusals: ['notFound', 'invalid', 'keyReused', 'versionConflict'],
  },
  revokeApiKey: {
    summary: 'Revoke an API key: its calls are refused from then on; it can be restored',
    roles: staff,
    ownerToo: true,
    params: apiKeyParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', 'versionConflict'],
  },
  restoreApiKey: {
    summary: 'Let a revoked API key work again',
    roles: staff,
    ownerToo: true,
    params: apiKeyParams,
    success: { status: 200, reply: apiKeyReply },
    refusals: ['notFound', 'keyReused', 'versionConflict'],
  },
} as const satisfies Record<string, Endpoint>;
