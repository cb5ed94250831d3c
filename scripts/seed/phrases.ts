/** Lists sentences for Faker to fill in: titles, client notes and annotations by people of an agency. */

export const staffTitles = [
  'Paid search lead',
  'Paid social manager',
  'Analytics engineer',
  'Account director',
  'Content strategist',
  'Designer',
] as const;

export const seasons = ['Spring', 'Summer', 'Back to work', 'Black Friday', 'New year', 'Always on'] as const;

export const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

export type Facts = {
  readonly product: string;
  readonly goal: string;
  readonly day: string;
  readonly person: string;
};

type Tell = (facts: Facts) => string;

export const noteTexts: readonly Tell[] = [
  ({ person, day }) => `${person} prefers a short call on ${day} to a long email.`,
  ({ goal }) => `Measures us by ${goal}; everything else comes second.`,
  ({ person }) => `${person} signs off new creatives; allow two working days.`,
  ({ product }) => `The margin on ${product} is thin, so a low ROAS hurts at once.`,
  ({ goal, day }) => `Numbers on ${goal} go to the board: send them before noon on ${day}.`,
  ({ person }) => `No discounts in headlines. ${person} wrote the brand book and means it.`,
  ({ person }) => `The budget is set by quarter; ask ${person} four weeks ahead for more.`,
  ({ product }) => `They want to be known for ${product}, even where other offers sell more.`,
  ({ person }) => `${person} reads reports on the phone: first the figure, then the reason.`,
  ({ goal }) => `The agency before us promised ${goal} and delivered clicks. Show the difference each month.`,
  ({ person, day }) => `Never launch anything on ${day}: ${person} is out, and nobody else decides.`,
  ({ product }) => `Has tried television for ${product} and would like to again. We said not yet.`,
  ({ person }) => `${person} asks for the raw numbers. Attach the CSV to every report.`,
  ({ goal }) => `Pays a bonus when ${goal} beat last year by a fifth.`,
];

export type RemarkText = { readonly shared: boolean; readonly tell: Tell };

const ours = (tell: Tell): RemarkText => ({ shared: false, tell });
const open = (tell: Tell): RemarkText => ({ shared: true, tell });

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const remarkTexts: readonly RemarkText[] = [
  open(({ product }) => `New landing page for ${product} is live.`),
  open(({ product }) => `New creatives for ${product}: three images and two short videos.`),
  open(({ product }) => `A regional paper wrote about ${product}; searches for the name went up.`),
  open(({ goal }) => `The form behind ${goal} asks two questions fewer.`),
  open(({ day }) => `The newsletter moved to ${day} morning.`),
  open(
    ({ product }) =>
      `${capital(product)}: ads now name the price, so fewer people click who will not pay it.`,
  ),
  open(() => 'The site was down for an hour around noon.'),
  open(() => 'Cookie banner replaced; the consent rate is to be watched.'),
  open(() => 'Checked conversion tracking after the relaunch: all events arrive.'),
  open(
    ({ product }) =>
      `Search ads for ${product} have new headlines; the old ones run beside them for two weeks.`,
  ),
  open(({ person }) => `Agreed with ${person} to move a tenth of the budget from display to search.`),
  open(() => 'Image sizes halved: the start page loads in under two seconds on phones.'),
  open(({ goal }) => `From today, ${goal} that come by email are counted too.`),
  open(({ product }) => `A local creator talked about ${product} to 40,000 followers. Visits came at once.`),
  open(() => 'Consent texts reviewed by their lawyer; two sentences changed, tracking stays as it is.'),
  open(({ product }) => `Video for ${product} now has subtitles. Most people watch it without sound.`),
  ours(({ person }) => `${person} asked why the cost per result moves; sent the breakdown by campaign.`),
  ours(({ product }) => `A competitor bids on ${product}; raised our own bids there by a tenth.`),
  ours(({ goal }) => `Split test on ${goal}: the plain headline wins by a tenth.`),
  ours(({ person, day }) => `Quarterly call with ${person} moved to ${day}.`),
  ours(({ goal }) => `Bids now aim at ${goal} instead of clicks.`),
  ours(() => 'Search terms cleaned: some ninety words excluded.'),
  ours(({ product }) => `Audience for ${product} narrowed to people who have been on the site.`),
  ours(({ person }) => `${person} wants the report two days earlier from now on.`),
  ours(({ product }) => `Frequency of the ads for ${product} was above six a week. Capped at three.`),
  ours(() => 'A broken link in two ads cost an afternoon of clicks. Added a daily check.'),
  ours(({ person }) => `${person} likes the new colours less than the numbers do. Kept both for now.`),
  ours(({ day }) => `${day} evenings convert worst of all; bids are down by a fifth there.`),
  ours(({ goal }) => `Found ${goal} counted twice since the last tag change. Corrected from today.`),
  ours(({ product }) => `Broad match on ${product} brought noise; back to phrases.`),
  ours(() => 'Moved all tags to the server container. Figures agree within two percent.'),
  ours(({ person }) => `Asked ${person} for five customer quotes. Got three good ones.`),
  ours(({ product }) => `Paused the two weakest ads for ${product}; the third takes over their budget.`),
  ours(({ goal }) => `Built a lookalike audience from half a year of ${goal}.`),
];
