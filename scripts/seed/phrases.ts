/** Sentences that Faker fills in: titles, notes and reviews as people write them. */

export const staffTitles = [
  'Paid search lead',
  'Paid social manager',
  'Analytics engineer',
  'Account director',
  'Content strategist',
  'Designer',
] as const;

export const titlesOfContacts = [
  'Head of marketing',
  'Managing director',
  'Marketing manager',
  'Owner',
  'E-commerce manager',
] as const;

export const seasons = ['Spring', 'Summer', 'Back to work', 'Black Friday', 'New year', 'Always on'] as const;

export const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

type Facts = {
  readonly product: string;
  readonly goal: string;
  readonly day: string;
  readonly person: string;
};

export const noteTexts: readonly ((facts: Facts) => string)[] = [
  ({ day }) => `Prefers a short call on ${day} to a long email.`,
  ({ goal }) => `Measures us by ${goal}; everything else comes second.`,
  ({ product }) => `Stock of ${product} runs low in autumn: pause the ads first, then ask.`,
  ({ person }) => `${person} signs off new creatives; allow two working days.`,
  ({ product }) => `Margin on ${product} is thin, so a low ROAS hurts at once.`,
  ({ goal, day }) => `Weekly numbers on ${goal} go out before noon on ${day}.`,
  () => 'No discounts in headlines: the brand book forbids it.',
  () => 'Budget is set by quarter; ask four weeks ahead for more.',
];

type RemarkText = { readonly shared: boolean; readonly tell: (facts: Facts) => string };

/** `shared`: the client may read it. */
export const remarkTexts: readonly RemarkText[] = [
  { shared: true, tell: ({ product }) => `New landing page for ${product} is live.` },
  { shared: true, tell: ({ product }) => `New creatives for ${product}: three images, two short videos.` },
  { shared: true, tell: ({ product }) => `Price of ${product} went up; expect fewer but larger orders.` },
  { shared: true, tell: () => 'Site was down for an hour around noon.' },
  { shared: true, tell: ({ product }) => `A regional paper wrote about ${product}.` },
  { shared: true, tell: ({ goal }) => `The form for ${goal} asks two questions fewer.` },
  { shared: true, tell: ({ day }) => `Newsletter moved to ${day} morning.` },
  { shared: true, tell: ({ product }) => `${capital(product)} sold out for some days.` },
  { shared: true, tell: () => 'Cookie banner replaced; consent rate to be watched.' },
  { shared: true, tell: () => 'Checked conversion tracking after the relaunch: all events arrive.' },
  { shared: false, tell: ({ person }) => `${person} asked why cost per result moves; sent the breakdown.` },
  { shared: false, tell: ({ product }) => `Competitor bids on ${product}; raised our brand bids.` },
  { shared: false, tell: ({ goal }) => `Split test on ${goal}: the plain headline wins by a tenth.` },
  { shared: false, tell: ({ person, day }) => `Quarterly call with ${person} moved to ${day}.` },
  { shared: false, tell: ({ goal }) => `Bids now aim at ${goal} instead of clicks.` },
  { shared: false, tell: () => 'Search terms cleaned: some ninety words excluded.' },
  {
    shared: false,
    tell: ({ product }) => `Audience for ${product} narrowed to people within forty kilometres.`,
  },
  { shared: false, tell: ({ person }) => `${person} wants the report two days earlier from now on.` },
];

type ReviewText = { readonly stars: number; readonly tell: (product: string) => string };

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const reviewTexts: readonly ReviewText[] = [
  { stars: 5, tell: (product) => `Exactly what I hoped for. I came for ${product} and will come again.` },
  { stars: 5, tell: (product) => `Friendly people, clear prices, and ${product} just as described.` },
  { stars: 4, tell: (product) => `Very happy with ${product}. The reply took a day longer than promised.` },
  { stars: 4, tell: () => 'Good service from start to finish; parking is the only trouble.' },
  {
    stars: 3,
    tell: (product) => `${capital(product)}: fine, but I have seen better for the money.`,
  },
  { stars: 2, tell: () => 'Nobody called back until I wrote a second time. Then it was solved quickly.' },
];
