/** Lists the features page's five categories of features, each feature with its minimum plan. */
import { formatLimit } from '#domain/plans/money.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import type { FeatureCategory } from './featureItem.ts';

const starter = { availableFrom: 'starter', planBadge: 'All Plans' } as const;
const pro = { availableFrom: 'pro', planBadge: 'Pro+' } as const;
const enterprise = { availableFrom: 'enterprise', planBadge: 'Enterprise' } as const;
const enterpriseOnly = { availableFrom: 'enterprise', planBadge: 'Enterprise Only' } as const;

const exclusive: FeatureCategory = {
  id: 'exclusive',
  title: 'Exclusive Enterprise and API Marketplace',
  text: 'For agencies that build on the platform and keep an eye on competitors.',
  features: [
    {
      ...enterpriseOnly,
      icon: 'grid',
      title: 'API marketplace',
      description:
        'Connectors, templates and widgets by other makers. Review what each may read before you install it.',
      highlight: '200+ integrations',
      systems: ['Connectors', 'Report templates', 'Widgets'],
      to: '/marketplace',
    },
    {
      ...enterpriseOnly,
      icon: 'flag',
      title: 'Competitor analysis',
      description:
        'Your clients’ rivals by name, tier and history, beside the figures that they compete for.',
      highlight: 'Notes that stay with the client',
      to: '/competitor-analysis',
    },
    {
      ...enterpriseOnly,
      icon: 'line',
      title: 'Real-time intelligence',
      description: 'What happens in the workspace this minute: requests, events, and who is at work.',
      highlight: 'A live stream, paused at will',
      to: '/real-time-monitoring',
    },
    {
      ...enterpriseOnly,
      icon: 'spark',
      title: 'AI and ML suite',
      description: 'Insights, predictions and questions over all clients at once.',
      highlight: 'One analyst for the whole portfolio',
      to: '/advanced-analytics',
    },
  ],
};

const limitsOf = ({ limits }: (typeof plans)[keyof typeof plans]) => ({
  dashboards: formatLimit(limits.maxDashboards),
  team: formatLimit(limits.maxTeamMembers),
  calls: formatLimit(limits.apiCallsPerMonth),
});

const onStarter = limitsOf(plans.starter);
const onPro = limitsOf(plans.pro);

const analytics: FeatureCategory = {
  id: 'analytics',
  title: 'Core Analytics and Reporting',
  text: 'One set of definitions for every client, every screen and every export.',
  features: [
    {
      ...starter,
      icon: 'board',
      title: 'Real-time dashboards',
      description:
        'Spend, revenue and conversions of every client as they come in, each figure beside the one of the period before.',
      highlight: 'Under 100ms average response',
      systems: ['Overview', 'Client view', 'Live activity'],
      to: '/dashboard',
    },
    {
      ...starter,
      icon: 'grid',
      title: 'Custom dashboards',
      description:
        'A page per client, team or question. Put on it what the meeting is about, and nothing else.',
      highlight: `${onStarter.dashboards} on Starter, ${onPro.dashboards} on Pro, unlimited on Enterprise`,
      to: '/dashboard?tab=dashboards',
    },
    {
      ...pro,
      icon: 'report',
      title: 'Automated reports',
      description:
        'Written while you sleep, checked before they leave. A report whose data is stale waits for you instead of going out blank.',
      highlight: 'Ready when the week begins',
      to: '/dashboard/reports',
    },
    {
      ...pro,
      icon: 'line',
      title: 'Advanced visualization',
      description:
        'Trends against a goal, shares of a total, what moved and by how much. Each chart has its table.',
      highlight: 'Every chart reads aloud in one sentence',
    },
  ],
};

const data: FeatureCategory = {
  id: 'data',
  title: 'Data Management and AI',
  text: 'Get the numbers in, keep them in order, and ask them questions.',
  features: [
    {
      ...pro,
      icon: 'spark',
      title: 'AI insights',
      description:
        'An analyst that works by rules: it finds the days that stand out, says why, and shows the sums behind every sentence.',
      highlight: 'Says so when it can’t answer',
      systems: ['Ask AI', 'Days that stand out', 'Explained changes'],
      to: '/ai-chat',
    },
    {
      ...starter,
      icon: 'plug',
      title: 'Data sources',
      description:
        'Ad platforms, social media and site analytics, read on a schedule that you can see. Online shops come with Pro.',
      highlight: '50+ data sources',
      to: '/integrations',
    },
    {
      ...starter,
      icon: 'list',
      title: 'Data export',
      description: 'All rows, not only those on screen, in a file that opens right in any spreadsheet.',
      highlight: 'Your data, in your own files',
    },
    {
      ...enterprise,
      icon: 'bars',
      title: 'Predictive analytics',
      description: 'A month-end forecast at today’s pace, with its likely range.',
      highlight: 'Every forecast shows its range',
      to: '/advanced-analytics?tab=forecast',
    },
  ],
};

const team: FeatureCategory = {
  id: 'team',
  title: 'Team Management and White-Label',
  text: 'Your people see what they work on, your clients see your name.',
  features: [
    {
      ...enterprise,
      icon: 'swatch',
      title: 'Full white-label platform',
      description:
        'Name, colours and logo are yours on every page. Contrast is measured, so that it stays readable.',
      highlight: 'Every version can be brought back',
      systems: ['Name and logo', 'Accent colour', 'Versions and rollback'],
      to: '/white-label',
    },
    {
      ...pro,
      icon: 'report',
      title: 'White-label reports',
      description: 'Reports go out under your name, from the cover to the last page.',
      highlight: 'No mention of us',
    },
    {
      ...pro,
      icon: 'people',
      title: 'Team collaboration',
      description:
        'Admins, managers and clients, each with the pages that are theirs, held by the server too. They comment on reports, among your team or with the client.',
      highlight: `${onPro.team} team members on Pro`,
      to: '/billing?tab=team',
    },
    {
      ...pro,
      icon: 'lens',
      title: 'Client portals',
      description: 'Clients sign in and see their own numbers: live, read-only, and nobody else’s.',
      highlight: 'Client accounts are free',
    },
  ],
};

const platform: FeatureCategory = {
  id: 'platform',
  title: 'Performance, Security and API',
  text: 'Fast enough to be used in the meeting, careful enough for your client’s lawyers.',
  features: [
    {
      ...starter,
      icon: 'code',
      title: 'API access',
      description:
        'Everything on screen comes from a documented API. Yours is the same one: versions, idempotent writes, clear refusals.',
      highlight: `${onStarter.calls} calls a month on Starter, ${onPro.calls} on Pro`,
      systems: ['OpenAPI 3.1', 'Event stream', 'Idempotency keys'],
    },
    {
      ...pro,
      icon: 'clock',
      title: 'Uptime agreement',
      description:
        'When the figures are needed they are there, and if they are not, the agreement says what follows.',
      highlight: '99.9% SLA',
    },
    {
      ...enterprise,
      icon: 'key',
      title: 'Enterprise SSO',
      description: 'Your people sign in where they always do. When someone leaves, their access ends.',
      highlight: 'SAML and OIDC',
    },
    {
      ...enterprise,
      icon: 'shield',
      title: 'Audit trails',
      description:
        'Who did what, when, and what it was before, in an append-only log that detects tampering.',
      highlight: 'SOC 2 Type II, ISO 27001, GDPR',
      to: '/dashboard?tab=history',
    },
  ],
};

export const featureCategories: readonly FeatureCategory[] = [analytics, data, team, platform, exclusive];
