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
  text: 'For agencies that build on the platform and track competitors.',
  features: [
    {
      ...enterpriseOnly,
      icon: 'grid',
      title: 'API marketplace',
      description: 'Third-party connectors, templates and widgets. Review permissions before you install.',
      highlight: '200+ integrations',
      systems: ['Connectors', 'Report templates', 'Widgets'],
      to: '/marketplace',
    },
    {
      ...enterpriseOnly,
      icon: 'flag',
      title: 'Competitor analysis',
      description: 'Track each client’s competitors, with share of voice, keywords and ads.',
      highlight: 'Notes that stay with the client',
      to: '/competitor-analysis',
    },
    {
      ...enterpriseOnly,
      icon: 'line',
      title: 'Real-time intelligence',
      description: 'See visits, requests and events as they happen.',
      highlight: 'A live feed you can pause',
      to: '/real-time-monitoring',
    },
    {
      ...enterpriseOnly,
      icon: 'spark',
      title: 'AI and ML suite',
      description: 'Insights, forecasts and answers across all clients.',
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
  text: 'The same metric definitions on every screen and in every export.',
  features: [
    {
      ...starter,
      icon: 'board',
      title: 'Real-time dashboards',
      description:
        'Spend, revenue and conversions for every client as they come in, compared with the previous period.',
      highlight: 'Under 100ms average response',
      systems: ['Overview', 'Client view', 'Live activity'],
      to: '/dashboard',
    },
    {
      ...starter,
      icon: 'grid',
      title: 'Custom dashboards',
      description: 'One page per client, team or question, with only the widgets you need.',
      highlight: `${onStarter.dashboards} on Starter, ${onPro.dashboards} on Pro, unlimited on Enterprise`,
      to: '/dashboard?tab=dashboards',
    },
    {
      ...pro,
      icon: 'report',
      title: 'Automated reports',
      description:
        'Generated on schedule and checked before sending. If data is stale, the report waits for you instead of going out incomplete.',
      highlight: 'Ready on Monday morning',
      to: '/dashboard/reports',
    },
    {
      ...pro,
      icon: 'line',
      title: 'Advanced visualization',
      description:
        'Trends against goals, shares of a total, and what changed by how much. Every chart has a table view.',
      highlight: 'Every chart has a one-sentence summary',
    },
  ],
};

const data: FeatureCategory = {
  id: 'data',
  title: 'Data Management and AI',
  text: 'Import your data, keep it clean, and ask questions about it.',
  features: [
    {
      ...pro,
      icon: 'spark',
      title: 'AI insights',
      description: 'Finds unusual days, explains the cause, and shows the calculation behind every sentence.',
      highlight: 'Tells you when it can’t answer',
      systems: ['Ask AI', 'Unusual days', 'Explained changes'],
      to: '/ai-chat',
    },
    {
      ...starter,
      icon: 'plug',
      title: 'Data sources',
      description:
        'Ad platforms, social media and web analytics, synced on a visible schedule. Online shops are included in Pro.',
      highlight: '50+ data sources',
      to: '/integrations',
    },
    {
      ...starter,
      icon: 'list',
      title: 'Data export',
      description: 'Export every row as CSV that opens correctly in any spreadsheet.',
      highlight: 'Export anytime',
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
  text: 'Your team sees the clients they work on. Clients see your brand.',
  features: [
    {
      ...enterprise,
      icon: 'swatch',
      title: 'Full white-label platform',
      description: 'Your name, colours and logo on every page, with contrast checked so text stays readable.',
      highlight: 'Restore any version',
      systems: ['Name and logo', 'Accent colour', 'Versions and rollback'],
      to: '/white-label',
    },
    {
      ...pro,
      icon: 'report',
      title: 'White-label reports',
      description: 'Reports carry your brand from the cover to the last page.',
      highlight: 'No AgencyLens branding',
    },
    {
      ...pro,
      icon: 'people',
      title: 'Team collaboration',
      description:
        'Roles for admins, managers and clients, enforced on the server. Comment on reports within your team or with the client.',
      highlight: `${onPro.team} team members on Pro`,
      to: '/billing?tab=team',
    },
    {
      ...pro,
      icon: 'lens',
      title: 'Client portals',
      description: 'Clients sign in to see their own numbers, live and read-only.',
      highlight: 'Client accounts are free',
    },
  ],
};

const platform: FeatureCategory = {
  id: 'platform',
  title: 'Performance, Security and API',
  text: 'Fast enough for live meetings, secure enough for your clients’ legal teams.',
  features: [
    {
      ...starter,
      icon: 'code',
      title: 'API access',
      description:
        'The same documented API that the app uses: versioned, with idempotent writes and clear errors.',
      highlight: `${onStarter.calls} calls a month on Starter, ${onPro.calls} on Pro`,
      systems: ['OpenAPI 3.1', 'Event stream', 'Idempotency keys'],
    },
    {
      ...pro,
      icon: 'clock',
      title: 'Uptime agreement',
      description: '99.9% uptime in writing, and what follows if it is missed.',
      highlight: '99.9% SLA',
    },
    {
      ...enterprise,
      icon: 'key',
      title: 'Enterprise SSO',
      description: 'Your team signs in with your identity provider. When someone leaves, access ends.',
      highlight: 'SAML and OIDC',
    },
    {
      ...enterprise,
      icon: 'shield',
      title: 'Audit trails',
      description: 'Who changed what and when, with previous values, in a tamper-evident log.',
      highlight: 'SOC 2 Type II, ISO 27001, GDPR',
      to: '/dashboard?tab=history',
    },
  ],
};

export const featureCategories: readonly FeatureCategory[] = [analytics, data, team, platform, exclusive];
