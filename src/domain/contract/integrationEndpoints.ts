/** The endpoints of integrations: what can be connected, what is, and what is done with it. */
import {
  integrationBody,
  integrationClientList,
  integrationClientQuery,
  integrationList,
  integrationMapping,
  integrationParams,
  integrationQuery,
  integrationReply,
  platformList,
  platformQuery,
} from './integrationSchemas.ts';

export const integrationEndpoints = {
  listPlatforms: {
    summary: 'The platforms that can be connected, with what each brings and asks for',
    roles: ['admin'],
    query: platformQuery,
    success: { status: 200, reply: platformList },
    refusals: ['invalid'],
  },
  listIntegrationClients: {
    summary: 'The clients to which a connection can be given',
    roles: ['admin'],
    query: integrationClientQuery,
    success: { status: 200, reply: integrationClientList },
    refusals: ['invalid'],
  },
  listIntegrations: {
    summary: 'The workspace’s connections with platforms, given-up ones too',
    roles: ['admin'],
    query: integrationQuery,
    success: { status: 200, reply: integrationList },
    refusals: ['invalid'],
  },
  connectIntegration: {
    summary: 'Connect an account of a platform for a client',
    roles: ['admin'],
    body: integrationBody,
    success: { status: 201, reply: integrationReply },
    refusals: ['integrationConnected', 'limitReached', 'invalid', 'keyReused', 'versionConflict'],
  },
  mapIntegration: {
    summary: 'Give a connection’s numbers to another client',
    roles: ['admin'],
    params: integrationParams,
    body: integrationMapping,
    success: { status: 200, reply: integrationReply },
    refusals: [
      'notFound',
      'integrationDisconnected',
      'invalid',
      'keyReused',
      'versionRequired',
      'staleVersion',
      'versionConflict',
    ],
  },
  disconnectIntegration: {
    summary: 'Disconnect an account of a platform; it can be restored',
    roles: ['admin'],
    params: integrationParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', 'versionRequired', 'staleVersion', 'versionConflict'],
  },
  restoreIntegration: {
    summary: 'Take a disconnection back',
    roles: ['admin'],
    params: integrationParams,
    success: { status: 200, reply: integrationReply },
    refusals: ['notFound', 'integrationConnected', 'limitReached', 'keyReused', 'versionConflict'],
  },
} as const;
