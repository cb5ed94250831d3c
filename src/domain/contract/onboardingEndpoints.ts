/** Declares the endpoints of the onboarding. */
import type { Role } from '../access/role.ts';
import { clientReply } from './clientSchemas.ts';
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
