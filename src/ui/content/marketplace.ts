/** Holds the texts of the marketplace. */
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { formatDollars } from '#domain/plans/money.ts';
import { type PlanName, plans } from '#domain/plans/planCatalogue.ts';

/** `Free`, or `$9 a month`; empty if unknown. */
export const appPrice = ({ monthly_price }: Pick<ListingItem, 'monthly_price'>): string => {
  if (monthly_price === null) return '';
  return monthly_price === 0 ? 'Free' : `${formatDollars(monthly_price)} a month`;
};

/** `From Pro`; empty if unknown. */
export const appPlan = ({ needed_plan }: Pick<ListingItem, 'needed_plan'>): string =>
  needed_plan === null ? '' : `From ${plans[needed_plan].title}`;

/** `4.6 of 5, 182 ratings` */
export const ratingText = ({ rating, rating_count }: Pick<ListingItem, 'rating' | 'rating_count'>): string =>
  `${rating.toFixed(1)} of 5, ${rating_count} ${rating_count === 1 ? 'rating' : 'ratings'}`;

export const planNeeded = ({ plan, neededPlan }: { plan: PlanName | null; neededPlan: PlanName }): string =>
  `${plan === null ? 'Without a plan no app can be installed' : `${plans[plan].title} does not include this app`}. It comes with ${plans[neededPlan].title}.`;

export const marketplaceTexts = {
  lead: 'Apps can only do what you allow them to.',
  demo: 'All apps, publishers and ratings here are made up. Nothing is charged.',
  works: 'This app works in this demo: it uses the workspace’s own data.',
  hasNoEffect: 'A sample listing: installing it records your consent and settings, and does nothing else.',
  noMatch: 'No app has these words and filters.',
  browseOnly: 'You can look around. Only people of the agency can install apps.',
  past: 'You are viewing the past. Return to live to install or uninstall.',
  onlyFree: 'Managers install free apps. Ask an admin for this one.',
} as const;
