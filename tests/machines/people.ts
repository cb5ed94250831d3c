/** Defines the people and plans of machine tests as the backend returns them. */

import { sampleClient } from '#domain/clients/sampleClient.ts';
import type { SignedIn } from '#domain/contract/authSchemas.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import type { SubscriptionReply } from '#domain/contract/planSchemas.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import { limitsOf } from '#domain/plans/subscription.ts';
import type { Found } from '#machines/auth/authContext.ts';
import { later, morning, nora } from '#tests/support/cast.ts';

export const noraSignedIn: SignedIn = {
  user: { id: 'acc-nora', email: nora.email, created_at: morning },
  profile: {
    id: 'acc-nora',
    email: nora.email,
    first_name: nora.firstName,
    last_name: nora.lastName,
    company: nora.company,
    role: 'user',
    avatar_url: null,
  },
  membership: { workspace_id: 'berg', kind: 'owner', client: null },
  session: { token: 'token-of-nora', expires_at: later },
};

/** As the auth machine finds her when the reply has no version. */
export const noraFound: Found = { ...noraSignedIn, etag: null };

export const noraKnown = {
  user: noraSignedIn.user,
  profile: noraSignedIn.profile,
  membership: noraSignedIn.membership,
  session: { expires_at: later },
  etag: null,
  arriving: null,
  problem: null,
};

export const nobodyKnown = {
  user: null,
  profile: null,
  membership: null,
  session: null,
  etag: null,
  arriving: null,
  problem: null,
};

export const harborAndPine: ClientItem = {
  id: 'harbor',
  ...sampleClient,
  time_zone: 'UTC',
  status: 'active',
  owner_id: null,
  tags: [],
  contract: [],
  lifetime: null,
  paused_at: null,
  created_at: morning,
  updated_at: morning,
  archived_at: null,
  merged_into: null,
  logo_id: null,
  etag: '"r0"',
};

export const proReply: SubscriptionReply = {
  subscription: {
    id: 'sub-1',
    user_id: 'acc-nora',
    plan_name: 'pro',
    status: 'active',
    current_period_start: morning,
    current_period_end: later,
    stripe_customer_id: 'demo_cus_1',
    stripe_subscription_id: 'demo_sub_1',
    stripe_price_id: 'demo_price_pro_monthly',
    trial_end: null,
    created_at: morning,
    updated_at: morning,
  },
  retry_until: null,
  plan: 'pro',
  simulated: null,
  active: true,
  limits: limitsOf('pro'),
  features: [...featuresOf('pro')],
  usage: { clients: 1, teamMembers: 1, integrations: 0, dashboards: 0, reports: 0 },
};

export const eventAt = (position: number, type = 'ProfileUpdated'): EventItem => ({
  position,
  number: position,
  id: `event-${position}`,
  stream: 'account-nora',
  revision: position,
  type,
  schema_version: 1,
  occurred_at: morning,
  recorded_at: morning,
  actor: { kind: 'account', id: 'acc-nora', name: 'Nora Berg' },
  about: null,
  client_id: null,
  command_id: `command-${position}`,
  correlation_id: 'c'.repeat(32),
  causation_id: null,
  tags: [],
  data: {},
  previous_hash: 'a',
  hash: 'b',
});
