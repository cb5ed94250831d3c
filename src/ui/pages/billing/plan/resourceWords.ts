/** How what a plan has room for is called on the billing page, and where each of it is found. */

import type { Usage } from '#domain/contract/planSchemas.ts';
import type { CountedResource } from '#domain/contract/roomSchemas.ts';

type Words = {
  readonly label: string;
  /** The limit's name. */
  readonly limited: keyof Usage;
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
    aside: 'archived',
    addressOf: (id) => `/dashboard?tab=dashboards&board=${id}`,
  },
  reports: {
    label: 'Reports this month',
    limited: 'reports',
    aside: 'put aside',
    addressOf: () => '/dashboard?tab=reports',
  },
};
