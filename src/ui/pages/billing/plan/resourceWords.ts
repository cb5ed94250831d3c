/** Maps plan resources to their words on the billing page and to the pages that list them. */

import type { CountedResource } from '#domain/contract/quotaSchemas.ts';
import type { LimitedResource } from '#domain/plans/checkLimit.ts';
import { reportsAddress } from '../../../parts/reports/reportAddress.ts';

type Words = {
  readonly label: string;
  readonly limited: LimitedResource;
  readonly counts: string;
  readonly aside: string;
  readonly addressOf: (id: string) => string;
};

export const resourceWords: Readonly<Record<CountedResource, Words>> = {
  clients: {
    label: 'Clients',
    counts: 'Clients that are not archived count; archived ones are free.',
    limited: 'clients',
    aside: 'archived',
    addressOf: (id) => `/dashboard?client=${id}`,
  },
  team_members: {
    label: 'Team members',
    counts: 'Members and open invitations count; client accounts are free.',
    limited: 'teamMembers',
    aside: 'suspended',
    addressOf: () => '/billing?tab=team',
  },
  integrations: {
    label: 'Integrations',
    counts: 'Connected accounts count; disconnected ones are free.',
    limited: 'integrations',
    aside: 'disconnected',
    addressOf: () => '/integrations',
  },
  dashboards: {
    label: 'Dashboards',
    counts: 'Dashboards that are not archived count.',
    limited: 'dashboards',
    aside: 'view only',
    addressOf: (id) => `/dashboard?tab=dashboards&board=${id}`,
  },
  reports: {
    label: 'Reports this month',
    counts: 'Reports generated this month count; previews do not.',
    limited: 'reports',
    aside: 'set aside',
    addressOf: () => reportsAddress,
  },
  api_calls: {
    label: 'API calls this month',
    counts: 'Calls with an API key count. Pages, Ask AI, marketplace apps and platform syncs don’t count.',
    limited: 'apiCalls',
    aside: 'set aside',
    addressOf: () => '/marketplace?tab=api',
  },
};
