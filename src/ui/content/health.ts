/** How a client's health is told: the words for its bands and parts. */
import type { HealthBand, HealthPartName } from '#domain/portfolio/healthScore.ts';

export const bandLabels: Readonly<Record<HealthBand, string>> = {
  healthy: 'Healthy',
  watch: 'Watch',
  at_risk: 'At risk',
};

export const bandTones = { healthy: 'good', watch: 'warning', at_risk: 'bad' } as const;

/** What each part is, and where its points come from. */
export const partTexts: Readonly<Record<HealthPartName, { readonly label: string; readonly rule: string }>> =
  {
    goal: { label: 'Goals', rule: 'All points for goals that are reached so far, in proportion below.' },
    trend: {
      label: 'Trend',
      rule: 'All points from 10% growth on, none from a loss of 30%; against the time before.',
    },
    freshness: {
      label: 'Data',
      rule: 'All points for sources at most a day behind, none after a week.',
    },
    pacing: { label: 'Budget', rule: 'All points within 10% of the plan, none from 50% off.' },
    engagement: {
      label: 'Work',
      rule: 'All points for four days with activity in the last 28, in proportion below.',
    },
  };
