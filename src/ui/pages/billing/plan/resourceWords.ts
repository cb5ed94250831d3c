/** How what a plan has room for is called on the billing page, and where each of it is found. */

import type { CountedResource } from '#domain/contract/roomSchemas.ts';
import type { LimitedResource } from '#domain/plans/checkLimit.ts';

type Words = {
  readonly label: string;
  /** The limit's name. */
  readonly limited: LimitedResource;
  /** What becomes of it without room. */
  readonly aside: string;
  readonly addressOf: (id: string) => string;
};

export const resourceWords: Readonly<Record<CountedResource, Words>> = {
  clients: {
    label: 'Clients',
    limited: 'clients',
    aside: 'archived',
    addressOf: (id) => `/dashboard?client=${id}`,
  },
  team_members: {
    label: 'Team members',
    limited: 'teamMembers',
    aside: 'suspended',
    addressOf: () => '/billing?tab=team',
  },
  integrations: {
    label: 'Integrations',
    limited: 'integrations',
    aside: 'disconnected',
    addressOf: () => '/integrations',
  },
  dashboards: {
    label: 'Dashboards',
    limited: 'dashboards',
    aside: 'view only',
    addressOf: (id) => `/dashboard?tab=dashboards&board=${id}`,
  },
  reports: {
    label: 'Reports this month',
    limited: 'reports',
    aside: 'put aside',
    addressOf: () => '/dashboard?tab=reports',
  },
  api_calls: {
    label: 'API calls this month',
    limited: 'apiCalls',
    aside: 'put aside',
    addressOf: () => '/billing?tab=api',
  },
};
