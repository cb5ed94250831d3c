/** Composes the sample apps: four jobs for each platform, by the platform's kind. */
import { platformCatalogue } from '../integrations/platformCatalogue.ts';
import {
  type PlatformCategory,
  type PlatformId,
  platformIds,
  platformNames,
} from '../integrations/platforms.ts';
import type { PlanName } from '../plans/planCatalogue.ts';
import type { AppCategory, AppFacts } from './listing.ts';

type Job = {
  readonly name: string;
  readonly category: AppCategory;
  /** `{p}` is the platform's name. */
  readonly summary: string;
  readonly about: string;
  readonly adds: readonly string[];
  readonly scopes: readonly string[];
};

const figures = 'Read figures of connected platforms';
const clients = 'Read the list of clients';
const notices = 'Send notices to people of the workspace';

const jobs: Readonly<Record<PlatformCategory, readonly Job[]>> = {
  advertising: [
    {
      name: 'Pacing',
      category: 'alerts',
      summary: 'Compares {p} spend with the plan of each day.',
      about: 'Splits a monthly budget by weekday and warns when {p} runs ahead of it or behind.',
      adds: ['A pacing line for each client', 'A notice at 90 and 100% of the budget'],
      scopes: ['Read spend of connected platforms', 'Read budgets of clients', notices],
    },
    {
      name: 'Creative Fatigue',
      category: 'campaigns',
      summary: 'Finds {p} ads that lose clicks while their spend stays.',
      about: 'Compares each ad of {p} with its own first two weeks and lists those that fell by a third.',
      adds: ['A list of tired ads', 'A weekly notice'],
      scopes: [figures, 'Read campaign names of connected platforms', notices],
    },
    {
      name: 'Cost Notes',
      category: 'reporting',
      summary: 'Adds a sentence on {p} costs to each report.',
      about: 'Says what a conversion from {p} cost, how that changed, and which campaign explains it.',
      adds: ['One paragraph for each report'],
      scopes: [figures, 'Read reports', 'Add notes to reports'],
    },
    {
      name: 'Change Log',
      category: 'teamwork',
      summary: 'Marks days on which a {p} campaign was paused or got another budget.',
      about: 'Puts changes of {p} campaigns on the charts, so that a jump has its cause beside it.',
      adds: ['Annotations for campaign changes'],
      scopes: ['Read campaign names of connected platforms', 'Add annotations to charts'],
    },
  ],
  social: [
    {
      name: 'Best Hours',
      category: 'campaigns',
      summary: 'Says when posts on {p} get most interactions.',
      about: 'Ranks hours and weekdays by interactions for each follower of the last 90 days on {p}.',
      adds: ['A heat map of hours', 'Three suggestions a week'],
      scopes: [figures, clients],
    },
    {
      name: 'Post Digest',
      category: 'reporting',
      summary: 'Gathers the three best {p} posts of the month.',
      about: 'One page with reach and interactions of the posts that did best on {p}.',
      adds: ['A report page with three posts'],
      scopes: [figures, 'Read reports', 'Add notes to reports'],
    },
    {
      name: 'Drop Notice',
      category: 'alerts',
      summary: 'Warns when reach on {p} falls for three days.',
      about: 'Watches reach and followers of {p} and stays silent at weekends, when both always fall.',
      adds: ['A notice on the third low day'],
      scopes: [figures, notices],
    },
    {
      name: 'Comment Desk',
      category: 'teamwork',
      summary: 'Shares unanswered comments on {p} among colleagues.',
      about: 'Lists comments on {p} without an answer and who takes care of them.',
      adds: ['A list of open comments', 'An owner for each'],
      scopes: ['Read the names of people of the workspace', clients, figures],
    },
  ],
  analytics: [
    {
      name: 'Landing Pages',
      category: 'reporting',
      summary: 'Ranks landing pages of {p} by what they convert.',
      about: 'Sessions, conversions and revenue for each landing page that {p} counts.',
      adds: ['A table of landing pages', 'A report section'],
      scopes: [figures, 'Read reports', 'Add notes to reports'],
    },
    {
      name: 'Tracking Check',
      category: 'alerts',
      summary: 'Warns when a goal in {p} stops counting.',
      about: 'Compares each goal of {p} with the same weekday of four weeks and warns at zero.',
      adds: ['A notice when a goal counts nothing'],
      scopes: [figures, 'Read the domains of clients', notices],
    },
    {
      name: 'Channel Rules',
      category: 'data',
      summary: 'Sorts traffic of {p} into your own channels.',
      about: 'Your rules on source and medium decide which channel a session of {p} belongs to.',
      adds: ['Channels by your rules'],
      scopes: [figures, 'Add figures to clients'],
    },
    {
      name: 'Export',
      category: 'data',
      summary: 'Writes {p} sessions to files each night.',
      about: 'One file a day with sessions, conversions and revenue of {p} by channel.',
      adds: ['A file each night'],
      scopes: [figures, clients],
    },
  ],
  commerce: [
    {
      name: 'Margin',
      category: 'reporting',
      summary: 'Shows what {p} orders leave after costs.',
      about: 'Takes a margin for each category and shows contribution in place of revenue of {p}.',
      adds: ['Contribution by day', 'A report section'],
      scopes: [figures, 'Read reports', 'Add notes to reports'],
    },
    {
      name: 'Stock Watch',
      category: 'alerts',
      summary: 'Warns before an advertised {p} product sells out.',
      about: 'Compares stock in {p} with the pace of sales and names campaigns that lead to it.',
      adds: ['A notice seven days before'],
      scopes: [figures, 'Read campaign names of connected platforms', notices],
    },
    {
      name: 'Refunds',
      category: 'data',
      summary: 'Takes {p} refunds off the day of the order.',
      about: 'Revenue of {p} falls on the day on which the order was made, not on the day of the refund.',
      adds: ['Revenue after refunds'],
      scopes: [figures, 'Add figures to clients'],
    },
    {
      name: 'Coupon Report',
      category: 'campaigns',
      summary: 'Says which {p} coupon brought new customers.',
      about: 'Orders, discount and share of first orders for each coupon code of {p}.',
      adds: ['A table of coupons'],
      scopes: [figures, clients],
    },
  ],
  email: [
    {
      name: 'Send Times',
      category: 'campaigns',
      summary: 'Suggests when to send from {p}.',
      about: 'Ranks hours by clicks for each delivered message of the last 90 days in {p}.',
      adds: ['Three send times a week'],
      scopes: [figures, clients],
    },
    {
      name: 'List Health',
      category: 'alerts',
      summary: 'Warns when {p} lists lose more people than they gain.',
      about: 'Adds up new subscribers, bounces and people who left for each list in {p}.',
      adds: ['A weekly notice'],
      scopes: [figures, notices],
    },
    {
      name: 'Campaign Page',
      category: 'reporting',
      summary: 'Puts each {p} campaign on one page of a report.',
      about: 'Opens, clicks, orders and revenue of each campaign that {p} sent in the period.',
      adds: ['A report page for each campaign'],
      scopes: [figures, 'Read reports', 'Add notes to reports'],
    },
    {
      name: 'Proofing',
      category: 'teamwork',
      summary: 'Lets a colleague approve a {p} campaign.',
      about: 'Collects remarks on a campaign from {p} and keeps who approved it.',
      adds: ['A list of campaigns to approve'],
      scopes: ['Read the names of people of the workspace', clients],
    },
  ],
};

const publishers = ['Tallow & Reed', 'Northgate Works', 'Inkberry', 'Halfmoon Software', 'Copperline'];
const prices = [0, 9, 0, 19, 5, 0, 29, 12];
const plans: readonly PlanName[] = ['starter', 'pro', 'enterprise', 'pro', 'enterprise'];

const appOf = (platform: PlatformId, job: Job, index: number): AppFacts => {
  const name = platformNames[platform];
  const withName = (text: string): string => text.replaceAll('{p}', name);
  return {
    id: `${platform}${job.name}`.toLowerCase().replaceAll(/[^a-z]/g, ''),
    name: `${name} ${job.name}`,
    publisher: `${publishers[index % publishers.length]} (demo publisher)`,
    category: job.category,
    summary: withName(job.summary),
    about: withName(job.about),
    scopes: job.scopes,
    monthlyPrice: prices[index % prices.length] ?? 0,
    version: `${1 + (index % 4)}.${index % 7}.${index % 3}`,
    neededPlan: plans[index % plans.length] ?? 'enterprise',
    platforms: [platform],
    adds: job.adds.map(withName),
    tool: null,
    isFeatured: false,
  };
};

export const platformApps = (): readonly AppFacts[] =>
  platformIds.flatMap((platform, at) =>
    jobs[platformCatalogue[platform].category].map((job, nth) => appOf(platform, job, at * 4 + nth)),
  );
