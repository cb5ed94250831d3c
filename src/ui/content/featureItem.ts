/** What the features page says of one feature, and how features are grouped. */
import type { ProtectedPageName } from '#domain/access/protectedPages.ts';

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
  /** Decides the tint of the card. */
  readonly availableFrom: 'starter' | 'pro' | 'enterprise';
  readonly planBadge: PlanBadge;
  /** The parts that it is made of, where they have names of their own. */
  readonly systems?: readonly string[];
  /** The screen on which it can be tried. */
  readonly page?: ProtectedPageName;
};

export type FeatureCategory = {
  /** One word, for addresses within the page. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly features: readonly FeatureItem[];
};
