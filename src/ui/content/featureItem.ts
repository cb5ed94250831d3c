/** Types a feature of the features page and its category. */

export type FeatureIconName =
  | 'bars'
  | 'board'
  | 'clock'
  | 'code'
  | 'flag'
  | 'grid'
  | 'key'
  | 'lens'
  | 'line'
  | 'list'
  | 'people'
  | 'plug'
  | 'report'
  | 'shield'
  | 'spark'
  | 'swatch';

export type PlanBadge = 'All Plans' | 'Pro+' | 'Enterprise' | 'Enterprise Only';

export type FeatureItem = {
  readonly icon: FeatureIconName;
  readonly title: string;
  readonly description: string;
  readonly highlight: string;
  readonly availableFrom: 'starter' | 'pro' | 'enterprise';
  readonly planBadge: PlanBadge;
  readonly systems?: readonly string[];
  /** Address at which the demo shows it. */
  readonly to?: string;
};

export type FeatureCategory = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly features: readonly FeatureItem[];
};
