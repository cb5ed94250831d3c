/** Holds the last category of the features page, which only the largest plans have. */
import type { FeatureCategory } from './featureItem.ts';
import { enterpriseOnly } from './featureTiers.ts';

export const exclusive: FeatureCategory = {
  id: 'exclusive',
  title: 'Exclusive Enterprise and API Marketplace',
  text: 'For agencies that build on top, and want to know what the others do.',
  features: [
    {
      ...enterpriseOnly,
      icon: 'grid',
      title: 'API marketplace',
      description:
        'Connectors, templates and widgets of others, installed with a look at what each may read.',
      highlight: '200+ integrations',
      systems: ['Connectors', 'Report templates', 'Widgets'],
      page: 'marketplace',
    },
    {
      ...enterpriseOnly,
      icon: 'flag',
      title: 'Competitor analysis',
      description:
        'Your clients’ rivals by name, tier and history, beside the figures that they compete for.',
      highlight: 'Notes that stay with the client',
      page: 'competitorAnalysis',
    },
    {
      ...enterpriseOnly,
      icon: 'line',
      title: 'Real-time intelligence',
      description: 'What happens in the workspace this minute: requests, events, and who is at work.',
      highlight: 'A live stream, paused at will',
      page: 'realTimeMonitoring',
    },
    {
      ...enterpriseOnly,
      icon: 'spark',
      title: 'AI and ML suite',
      description: 'Insights, predictions and questions over all clients at once.',
      highlight: 'One analyst for the whole portfolio',
      page: 'advancedAnalytics',
    },
  ],
};
