/** Lists the fictional apps of the marketplace; installing records consent and runs no code. */

import type { PlanName } from '../plans/planCatalogue.ts';
import { matcherOf } from '../text/searchText.ts';

export const appCategories = ['reporting', 'alerts', 'data', 'teamwork'] as const;
export type AppCategory = (typeof appCategories)[number];

export const appCategoryLabels: Readonly<Record<AppCategory, string>> = {
  reporting: 'Reporting',
  alerts: 'Alerts',
  data: 'Data',
  teamwork: 'Teamwork',
};

export type Listing = {
  readonly id: string;
  readonly name: string;
  readonly publisher: string;
  readonly category: AppCategory;
  readonly summary: string;
  readonly about: string;
  readonly scopes: readonly string[];
  /** Whole US dollars a month; 0 is free. The demo charges nothing. */
  readonly monthlyPrice: number;
  readonly version: string;
  readonly neededPlan: PlanName;
};

export const listings: readonly Listing[] = [
  {
    id: 'mondaybrief',
    name: 'Monday Brief',
    publisher: 'Paperkite (demo publisher)',
    category: 'reporting',
    summary: 'One page each Monday: what changed last week, client by client.',
    about: 'Takes the week’s figures of every client and puts the three largest changes on one page.',
    scopes: ['Read the list of clients', 'Read figures of connected platforms'],
    monthlyPrice: 0,
    version: '2.1.0',
    neededPlan: 'starter',
  },
  {
    id: 'plainwords',
    name: 'Plain Words',
    publisher: 'Ninefold Tools (demo publisher)',
    category: 'reporting',
    summary: 'Explains each figure of a report in a sentence.',
    about: 'Adds a short explanation below every figure, so that a client knows what it counts.',
    scopes: ['Read reports', 'Add notes to reports'],
    monthlyPrice: 9,
    version: '1.4.2',
    neededPlan: 'starter',
  },
  {
    id: 'slidedeck',
    name: 'Slide Deck',
    publisher: 'Paperkite (demo publisher)',
    category: 'reporting',
    summary: 'Turns a report into slides for the monthly call.',
    about: 'One slide for each section of a report, with room for your own words.',
    scopes: ['Read reports', 'Read the name and colours of the workspace'],
    monthlyPrice: 19,
    version: '3.0.1',
    neededPlan: 'pro',
  },
  {
    id: 'quietbell',
    name: 'Quiet Bell',
    publisher: 'Fernhill Labs (demo publisher)',
    category: 'alerts',
    summary: 'Rings only when a figure leaves its usual range.',
    about: 'Learns the usual range of a figure over four weeks and stays silent within it.',
    scopes: ['Read figures of connected platforms', 'Send notices to people of the workspace'],
    monthlyPrice: 0,
    version: '1.9.0',
    neededPlan: 'starter',
  },
  {
    id: 'budgetwatch',
    name: 'Budget Watch',
    publisher: 'Fernhill Labs (demo publisher)',
    category: 'alerts',
    summary: 'Warns before a month’s advertising budget runs out.',
    about: 'Adds up what was spent so far and says on which day the budget would be gone.',
    scopes: ['Read spend of connected platforms', 'Read budgets of clients'],
    monthlyPrice: 12,
    version: '2.3.4',
    neededPlan: 'pro',
  },
  {
    id: 'uptimepeek',
    name: 'Uptime Peek',
    publisher: 'Ninefold Tools (demo publisher)',
    category: 'alerts',
    summary: 'Looks at each client’s site and says when it does not answer.',
    about: 'Puts the hours in which a site was down beside the figures of that day.',
    scopes: ['Read the domains of clients', 'Send notices to people of the workspace'],
    monthlyPrice: 5,
    version: '1.0.6',
    neededPlan: 'starter',
  },
  {
    id: 'sheetbridge',
    name: 'Sheet Bridge',
    publisher: 'Oakmoor Data (demo publisher)',
    category: 'data',
    summary: 'Brings a client’s own spreadsheet in as figures.',
    about: 'Reads columns that you choose and keeps them up to date as figures of that client.',
    scopes: ['Add figures to clients', 'Read the list of clients'],
    monthlyPrice: 0,
    version: '4.2.0',
    neededPlan: 'pro',
  },
  {
    id: 'warehouselink',
    name: 'Warehouse Link',
    publisher: 'Oakmoor Data (demo publisher)',
    category: 'data',
    summary: 'Copies all figures into a data warehouse each night.',
    about: 'For agencies with analysts of their own: every figure with its day, client and source.',
    scopes: [
      'Read figures of connected platforms',
      'Read the list of clients',
      'Read the activity of the workspace',
    ],
    monthlyPrice: 49,
    version: '2.0.0',
    neededPlan: 'enterprise',
  },
  {
    id: 'cleancampaigns',
    name: 'Clean Campaigns',
    publisher: 'Oakmoor Data (demo publisher)',
    category: 'data',
    summary: 'Finds campaigns whose names break your own pattern.',
    about: 'You write the pattern once; it lists what does not follow it, with the name that would.',
    scopes: ['Read campaign names of connected platforms'],
    monthlyPrice: 7,
    version: '1.2.3',
    neededPlan: 'starter',
  },
  {
    id: 'tasknote',
    name: 'Task Note',
    publisher: 'Brightloop (demo publisher)',
    category: 'teamwork',
    summary: 'Makes a task out of any figure that needs a look.',
    about:
      'A task carries the figure, the day and a link back, so that nobody has to ask which one was meant.',
    scopes: ['Read figures of connected platforms', 'Read the names of people of the workspace'],
    monthlyPrice: 0,
    version: '1.6.1',
    neededPlan: 'starter',
  },
  {
    id: 'handover',
    name: 'Handover',
    publisher: 'Brightloop (demo publisher)',
    category: 'teamwork',
    summary: 'Writes down what a colleague needs to take a client over.',
    about: 'Gathers plans, open questions and the latest changes of one client on one page.',
    scopes: ['Read the list of clients', 'Read the activity of the workspace'],
    monthlyPrice: 15,
    version: '2.2.0',
    neededPlan: 'pro',
  },
  {
    id: 'approvalline',
    name: 'Approval Line',
    publisher: 'Brightloop (demo publisher)',
    category: 'teamwork',
    summary: 'Lets a second person look at each report before it is sent.',
    about: 'A report waits until someone else of the agency has said yes to it.',
    scopes: ['Read reports', 'Hold back reports', 'Read the names of people of the workspace'],
    monthlyPrice: 29,
    version: '1.1.0',
    neededPlan: 'enterprise',
  },
];

export const listingOf = (id: string): Listing | undefined => listings.find((listing) => listing.id === id);

export const isAppCategory = (value: unknown): value is AppCategory =>
  appCategories.some((category) => category === value);

export type ListingSearch = {
  /** Every word must occur in name, publisher, category or summary; empty matches all. */
  readonly q?: string | undefined;
  readonly category?: AppCategory | undefined;
};

export const findListings = ({ q = '', category }: ListingSearch): readonly Listing[] => {
  const hasWords = matcherOf(q);
  return listings.filter((listing) => {
    if (category !== undefined && listing.category !== category) return false;
    const { name, publisher, summary } = listing;
    return hasWords([name, publisher, summary, appCategoryLabels[listing.category]].join(' '));
  });
};
