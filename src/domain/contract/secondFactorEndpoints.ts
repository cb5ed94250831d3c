/** Defines the endpoints of two-step sign-in. */
import { roles } from '../access/role.ts';
import {
  backupCodes,
  codeBody,
  ownPasswordBody,
  secondFactorStart,
  secondFactorStatus,
  sessionQuery,
} from './authSchemas.ts';
import type { Endpoint } from './endpoint.ts';

export const secondFactorEndpoints = {
  readSecondFactor: {
    summary: 'Whether the own account asks for a code at a sign-in, and the backup codes that are left',
    roles,
    query: sessionQuery,
    success: { status: 200, reply: secondFactorStatus },
    refusals: [],
  },
  startSecondFactor: {
    summary: 'A new secret for an authenticator app; not for people of clients and not for the demo accounts',
    roles,
    limits: { admin: 'ownPassword', manager: 'ownPassword', user: 'ownPassword' },
    body: ownPasswordBody,
    success: { status: 200, reply: secondFactorStart },
    refusals: ['userNotFound', 'invalid', 'tooManyAttempts'],
  },
  confirmSecondFactor: {
    summary: 'Turn the second factor on with a code of the app; the reply has ten backup codes',
    roles,
    limits: { admin: 'ownPassword', manager: 'ownPassword', user: 'ownPassword' },
    body: codeBody,
    success: { status: 200, reply: backupCodes },
    refusals: ['userNotFound', 'notFound', 'invalid', 'tooManyAttempts', 'keyReused', 'versionConflict'],
  },
  removeSecondFactor: {
    summary: 'Turn the second factor off with the own password',
    roles,
    limits: { admin: 'ownPassword', manager: 'ownPassword', user: 'ownPassword' },
    body: ownPasswordBody,
    success: { status: 204, reply: null },
    refusals: ['userNotFound', 'invalid', 'tooManyAttempts', 'keyReused', 'versionConflict'],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
