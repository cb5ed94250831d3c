/** Lists questions composed of exclusions, places, conditions, days of the week and courses, each with the figures that answer it. Today is 5 January 2026, a Monday. */
import type { FigureName } from '#domain/kpi/figureNames.ts';
import type { Grouping, Interval } from '#domain/metrics/metricQuery.ts';
import type { Span } from './answerableQuestions.ts';

export type Of = {
  readonly figure: FigureName;
  readonly days: Span;
  readonly client?: string;
  readonly filters?: string;
};

/** Each bound is held in the units of the API: cents, and parts of 1. */
type Holds = (figures: Readonly<Record<FigureName, number | null>>, shareOfAll: number) => boolean;

type Stat = 'median' | 'mean' | 'low' | 'high';

export type Composed = { readonly question: string; readonly of: Of } & (
  | { readonly is: 'leftOut'; readonly by: Grouping; readonly keys: readonly string[] }
  /** Rows in order: those that hold, sorted by the figure, from `skip` on. */
  | {
      readonly is: 'rows';
      readonly by: Grouping;
      readonly sign: 1 | -1;
      readonly holds?: Holds;
      readonly skip?: number;
      readonly most?: number;
      readonly without?: readonly string[];
    }
  /** Steps in order, likewise. */
  | {
      readonly is: 'steps';
      readonly unit: Interval | 'quarter';
      readonly sign: 1 | -1;
      readonly holds?: Holds;
      readonly skip?: number;
      readonly most: number;
      readonly weekdays?: readonly number[];
    }
  | { readonly is: 'weekdays'; readonly sets: readonly (readonly number[])[] }
  | { readonly is: 'bestWeekday'; readonly sign: 1 | -1; readonly skip?: number }
  | { readonly is: 'bestHour'; readonly sign: 1 | -1 }
  | { readonly is: 'across'; readonly by: Grouping; readonly stat: Stat }
  | {
      readonly is: 'stat';
      readonly unit: Interval;
      readonly stat: Stat;
      readonly weekdays?: readonly number[];
    }
  | { readonly is: 'run'; readonly holds: Holds | 'rose' | 'fell'; readonly end?: 'since' | 'first' | 'last' }
  | { readonly is: 'sums'; readonly unit: Interval }
  | { readonly is: 'changes'; readonly unit: Interval }
  | { readonly is: 'ratio'; readonly below: FigureName; readonly times?: number; readonly suffix?: string }
  | { readonly is: 'total'; readonly before?: Span }
);

const december: Span = ['2025-12-01', '2025-12-31'];
const november: Span = ['2025-11-01', '2025-11-30'];
const october: Span = ['2025-10-01', '2025-10-31'];
const fourth: Span = ['2025-10-01', '2025-12-31'];
const third: Span = ['2025-07-01', '2025-09-30'];
const year: Span = ['2025-01-01', '2025-12-31'];
const lastWeek: Span = ['2025-12-29', '2026-01-04'];
const usual: Span = ['2025-12-08', '2026-01-04'];
const thisMonth: Span = ['2026-01-01', '2026-01-04'];
const longYear: Span = ['2025-01-05', '2026-01-04'];

const revenue = (days: Span, more: Partial<Of> = {}): Of => ({ figure: 'revenue_cents', days, ...more });
const spend = (days: Span, more: Partial<Of> = {}): Of => ({ figure: 'spend_cents', days, ...more });
const of = (figure: FigureName, days: Span, more: Partial<Of> = {}): Of => ({ figure, days, ...more });
const palmroute = { client: 'palmroute' };
const workdays = [0, 1, 2, 3, 4];
const weekend = [5, 6];

const leftOut = (question: string, whole: Of, by: Grouping, ...keys: readonly string[]): Composed => ({
  is: 'leftOut',
  question,
  of: whole,
  by,
  keys,
});

type Rows = Omit<Extract<Composed, { is: 'rows' }>, 'is' | 'question' | 'of' | 'by' | 'sign'>;

const rows = (question: string, whole: Of, by: Grouping, sign: 1 | -1, more: Rows = {}): Composed => ({
  is: 'rows',
  question,
  of: whole,
  by,
  sign,
  ...more,
});

type Steps = Omit<Extract<Composed, { is: 'steps' }>, 'is' | 'question' | 'of' | 'unit' | 'sign'>;

const steps = (
  question: string,
  whole: Of,
  unit: Interval | 'quarter',
  sign: 1 | -1,
  more: Steps,
): Composed => ({
  is: 'steps',
  question,
  of: whole,
  unit,
  sign,
  ...more,
});

const weekdays = (question: string, whole: Of, ...sets: readonly (readonly number[])[]): Composed => ({
  is: 'weekdays',
  question,
  of: whole,
  sets,
});

const stat = (question: string, whole: Of, unit: Interval, kind: Stat, on?: readonly number[]): Composed => ({
  is: 'stat',
  question,
  of: whole,
  unit,
  stat: kind,
  ...(on && { weekdays: on }),
});

const run = (
  question: string,
  whole: Of,
  holds: Holds | 'rose' | 'fell',
  end?: 'since' | 'first' | 'last',
): Composed => ({
  is: 'run',
  question,
  of: whole,
  holds,
  ...(end && { end }),
});

const above =
  (figure: FigureName, limit: number): Holds =>
  (figures) =>
    (figures[figure] ?? 0) > limit;

const below =
  (figure: FigureName, limit: number): Holds =>
  (figures) =>
    figures[figure] !== null && (figures[figure] ?? 0) < limit;

const both =
  (one: Holds, other: Holds): Holds =>
  (...given) =>
    one(...given) && other(...given);

const shareAbove =
  (limit: number): Holds =>
  (_figures, share) =>
    share > limit;

export const exclusions: readonly Composed[] = [
  leftOut('revenue without email last month', revenue(december), 'channel', 'email'),
  leftOut('rev w/o email in dec', revenue(december), 'channel', 'email'),
  leftOut('spend excluding paid social in november', spend(november), 'channel', 'paid_social'),
  leftOut('total spend ex paid social in dec', spend(december), 'channel', 'paid_social'),
  leftOut('sessions except voltride last qtr', of('sessions', fourth), 'client', 'voltride'),
  leftOut(
    'how many orders did all clients but Stackpilot get in Q4',
    of('orders', fourth),
    'client',
    'stackpilot',
  ),
  leftOut('Conversions excluding mobile last month', of('conversions', december), 'device', 'mobile'),
  leftOut('revenue not from direct, december', revenue(december), 'channel', 'direct'),
  leftOut('leads apart from email in november', of('leads', november), 'channel', 'email'),
  leftOut('clicks other than display in Q4', of('clicks', fourth), 'channel', 'display'),
  leftOut('revenue outside the US last month', revenue(december), 'country', 'US'),
  leftOut(
    'sessions excl. mobile and tablet in october',
    of('sessions', october),
    'device',
    'mobile',
    'tablet',
  ),
  leftOut(
    'orders without email and direct in december',
    of('orders', december),
    'channel',
    'email',
    'direct',
  ),
  leftOut(
    'sessions from everything but organic search last week',
    of('sessions', lastWeek),
    'channel',
    'organic_search',
  ),
  leftOut('palmroute revenue without email in december', revenue(december, palmroute), 'channel', 'email'),
  leftOut(
    'revenue of Palmroute Travel excluding direct and email in q4',
    revenue(fourth, palmroute),
    'channel',
    'direct',
    'email',
  ),
  leftOut('impressions minus display in nov', of('impressions', november), 'channel', 'display'),
  leftOut(
    'mobile revenue excluding email in december',
    revenue(december, { filters: 'device:mobile' }),
    'channel',
    'email',
  ),
  leftOut(
    'new customers without Fjord & Foam and Voltride in november',
    of('new_customers', november),
    'client',
    'fjordandfoam',
    'voltride',
  ),
  rows('top 3 channels by rev excluding direct last month', revenue(december), 'channel', 1, {
    most: 3,
    without: ['direct'],
  }),
  rows('which channel has the lowest cpa apart from paid social', of('cpa_cents', usual), 'channel', -1, {
    most: 1,
    without: ['paid_social'],
  }),
  rows('all channels except email by revenue in december', revenue(december), 'channel', 1, {
    without: ['email'],
  }),
  rows('best client by roas other than palmroute in Q4', of('roas', fourth), 'client', 1, {
    most: 1,
    without: ['palmroute'],
  }),
  rows('spend by channel in november w/o display', spend(november), 'channel', 1, { without: ['display'] }),
];

export const places: readonly Composed[] = [
  rows('second best channel by revenue last month', revenue(december), 'channel', 1, { skip: 1, most: 1 }),
  rows('2nd best channel for roas in Q4', of('roas', fourth), 'channel', 1, { skip: 1, most: 1 }),
  rows('third highest client by spend in december', spend(december), 'client', 1, { skip: 2, most: 1 }),
  rows(
    'which campaign had the second most conversions last month',
    of('conversions', december),
    'campaign',
    1,
    { skip: 1, most: 1 },
  ),
  rows('runner up channel by revenue', revenue(usual), 'channel', 1, { skip: 1, most: 1 }),
  rows('what is the second lowest CPA by client in december', of('cpa_cents', december), 'client', -1, {
    skip: 1,
    most: 1,
  }),
  rows('second worst client for roas in november', of('roas', november), 'client', -1, { skip: 1, most: 1 }),
  rows('the 4th largest country by sessions last month', of('sessions', december), 'country', 1, {
    skip: 3,
    most: 1,
  }),
  rows('which device has the second highest conversion rate in Q4', of('cvr', fourth), 'device', 1, {
    skip: 1,
    most: 1,
  }),
  rows('Second cheapest channel by CPC in december', of('cpc_cents', december), 'channel', -1, {
    skip: 1,
    most: 1,
  }),
  rows('fifth best client by revenue in 2025', revenue(year), 'client', 1, { skip: 4, most: 1 }),
  rows('second best channel by revenue excluding paid search in december', revenue(december), 'channel', 1, {
    skip: 1,
    most: 1,
    without: ['paid_search'],
  }),
  steps('what was the second best day in december for revenue', revenue(december), 'day', 1, {
    skip: 1,
    most: 1,
  }),
  steps('3rd worst day for roas in November', of('roas', november), 'day', -1, { skip: 2, most: 1 }),
  steps('second busiest week for sessions in Q4', of('sessions', fourth), 'week', 1, { skip: 1, most: 1 }),
  steps('second best month of 2025 for orders', of('orders', year), 'month', 1, { skip: 1, most: 1 }),
];

export const conditions: readonly Composed[] = [
  rows('which channels have more than 20 % of spend', spend(usual), 'channel', 1, { holds: shareAbove(0.2) }),
  rows('channels with over 15% of revenue last month', revenue(december), 'channel', 1, {
    holds: shareAbove(0.15),
  }),
  rows('which clients make up more than 10% of revenue in 2025', revenue(year), 'client', 1, {
    holds: shareAbove(0.1),
  }),
  rows('which countries bring at least 10 percent of sessions in Q4', of('sessions', fourth), 'country', 1, {
    holds: (_figures, share) => share >= 0.1,
  }),
  rows('clients with less than 8% of orders last month', of('orders', december), 'client', -1, {
    holds: (_figures, share) => share < 0.08,
  }),
  rows('channels without email with more than 20% of revenue in december', revenue(december), 'channel', 1, {
    holds: shareAbove(0.2),
    without: ['email'],
  }),
  rows('channels with CPA below 50 and more than 100 conversions', of('cpa_cents', usual), 'channel', -1, {
    holds: both(below('cpa_cents', 5_000), above('conversions', 100)),
  }),
  rows('clients with roas above 3 and spend over 10k last month', of('roas', december), 'client', 1, {
    holds: both(above('roas', 3), above('spend_cents', 1_000_000)),
  }),
  rows('campaigns with ctr under 1% and spend above $500 in december', of('ctr', december), 'campaign', -1, {
    holds: both(below('ctr', 0.01), above('spend_cents', 50_000)),
  }),
  rows(
    'which campaigns spent more than 2000 and had fewer than 50 conversions in Q4',
    spend(fourth),
    'campaign',
    1,
    {
      holds: both(above('spend_cents', 200_000), below('conversions', 50)),
    },
  ),
  rows('clients by roas with at least 10000 spend in december', of('roas', december), 'client', 1, {
    holds: (figures) => (figures.spend_cents ?? 0) >= 1_000_000,
  }),
  rows(
    'which channel has the best roas with at least 100 conversions last month',
    of('roas', december),
    'channel',
    1,
    {
      most: 1,
      holds: (figures) => (figures.conversions ?? 0) >= 100,
    },
  ),
  rows(
    'devices with conversion rate above 1.5% and more than 50000 sessions in december',
    of('cvr', december),
    'device',
    1,
    {
      holds: both(above('cvr', 0.015), above('sessions', 50_000)),
    },
  ),
  rows('clients above average roas in december', of('roas', december), 'client', 1, {
    holds: above('roas', Number.NaN),
  }),
  steps('days with revenue above 30000 and spend under 5200 in december', revenue(december), 'day', 1, {
    most: 10,
    holds: both(above('revenue_cents', 3_000_000), below('spend_cents', 520_000)),
  }),
  steps('how many days above 32k revenue in december', revenue(december), 'day', 1, {
    most: 10,
    holds: above('revenue_cents', 3_200_000),
  }),
  steps('number of days with CPA under 55 in Nov', of('cpa_cents', november), 'day', -1, {
    most: 10,
    holds: below('cpa_cents', 5_500),
  }),
  steps('how many weeks had revenue over 220k in Q4', revenue(fourth), 'week', 1, {
    most: 10,
    holds: above('revenue_cents', 22_000_000),
  }),
  steps(
    'weeks with more than 1600 conversions and roas above 2.5 in Q4',
    of('conversions', fourth),
    'week',
    1,
    {
      most: 10,
      holds: both(above('conversions', 1_600), above('roas', 2.5)),
    },
  ),
];

export const days: readonly Composed[] = [
  weekdays('weekdays vs weekends revenue in december', revenue(december), workdays, weekend),
  weekdays('do we get more sessions on weekdays or weekends?', of('sessions', usual), workdays, weekend),
  weekdays('weekend revenue in november', revenue(november), weekend),
  weekdays('average revenue on weekends in Q4', revenue(fourth), weekend),
  weekdays('wkend vs wkday conversion rate in Q4', of('cvr', fourth), weekend, workdays),
  weekdays('revenue on saturdays vs sundays in december', revenue(december), [5], [6]),
  weekdays('is revenue higher on weekends', revenue(usual), weekend, workdays),
  weekdays('cpa on weekdays last month', of('cpa_cents', december), workdays),
  weekdays('roas at weekends', of('roas', usual), weekend),
  weekdays('avg sessions on mondays', of('sessions', usual), [0]),
  weekdays('revenue on Mondays in november', revenue(november), [0]),
  weekdays(
    'palmroute orders on weekends without email in Q4',
    of('orders', fourth, {
      ...palmroute,
      filters: 'channel:paid_search,paid_social,display,organic_search,organic_social,referral,direct',
    }),
    weekend,
  ),
  { is: 'bestWeekday', question: 'best weekday for revenue in Q4', of: revenue(fourth), sign: 1 },
  { is: 'bestWeekday', question: 'which day of the week converts best', of: of('cvr', usual), sign: 1 },
  {
    is: 'bestWeekday',
    question: "what's the best day of the week for orders in 2025",
    of: of('orders', year),
    sign: 1,
  },
  { is: 'bestWeekday', question: 'worst weekday for CPA last quarter', of: of('cpa_cents', fourth), sign: 1 },
  {
    is: 'bestWeekday',
    question: 'second best day of the week for sessions in december',
    of: of('sessions', december),
    sign: 1,
    skip: 1,
  },
  {
    is: 'bestWeekday',
    question: 'which weekday had the lowest spend in november',
    of: spend(november),
    sign: -1,
  },
  {
    is: 'bestHour',
    question: 'best hour of day for sessions last week',
    of: of('sessions', lastWeek),
    sign: 1,
  },
  { is: 'bestHour', question: 'what hour has the most sessions', of: of('sessions', usual), sign: 1 },
  {
    is: 'bestHour',
    question: 'quietest hour of the day for sessions in december',
    of: of('sessions', december),
    sign: -1,
  },
  steps('best quarter for revenue in 2025', revenue(year), 'quarter', 1, { most: 1 }),
  steps('which quarter of 2025 had the highest roas', of('roas', year), 'quarter', 1, { most: 1 }),
  steps('worst quarter in 2025 for orders', of('orders', year), 'quarter', -1, { most: 1 }),
  steps('max daily spend last month', spend(december), 'day', 1, { most: 1 }),
  steps('min daily sessions in december', of('sessions', december), 'day', -1, { most: 1 }),
  steps('highest weekly revenue in Q4', revenue(fourth), 'week', 1, { most: 1 }),
  steps('top 3 days on weekends by revenue in Q4', revenue(fourth), 'day', 1, { most: 3, weekdays: weekend }),
  steps('top 10 days by revenue 2025', revenue(year), 'day', 1, { most: 10 }),
];

export const courses: readonly Composed[] = [
  stat('median daily revenue in december', revenue(december), 'day', 'median'),
  stat('median weekly spend in Q4', spend(fourth), 'week', 'median'),
  stat('what is the median of daily cpa last month', of('cpa_cents', december), 'day', 'median'),
  stat('median monthly orders in 2025', of('orders', year), 'month', 'median'),
  stat('median revenue on sundays in Q4', revenue(fourth), 'day', 'median', [6]),
  stat('range of daily revenue in december', revenue(december), 'day', 'low'),
  stat('spread of weekly sessions in Q4', of('sessions', fourth), 'week', 'high'),
  {
    is: 'across',
    question: 'median revenue per client last month',
    of: revenue(december),
    by: 'client',
    stat: 'median',
  },
  {
    is: 'across',
    question: 'average spend per client in december',
    of: spend(december),
    by: 'client',
    stat: 'mean',
  },
  {
    is: 'across',
    question: 'median roas across clients in Q4',
    of: of('roas', fourth),
    by: 'client',
    stat: 'median',
  },
  {
    is: 'across',
    question: 'mean conversions by campaign in november',
    of: of('conversions', november),
    by: 'campaign',
    stat: 'mean',
  },
  {
    is: 'across',
    question: 'median cpc per channel in december',
    of: of('cpc_cents', december),
    by: 'channel',
    stat: 'median',
  },
  run(
    'longest streak of days with revenue above 31k in Q4',
    revenue(fourth),
    above('revenue_cents', 3_100_000),
  ),
  run('how many days in a row did revenue grow in december', revenue(december), 'rose'),
  run(
    'longest run of consecutive days with sessions below 12000 in november',
    of('sessions', november),
    below('sessions', 12_000),
  ),
  run('how many days in a row did cpa fall in Q4', of('cpa_cents', fourth), 'fell'),
  run('since when is CPA above 40', of('cpa_cents', longYear), above('cpa_cents', 4_000), 'since'),
  run('since when has spend been under 5500 a day', spend(longYear), below('spend_cents', 550_000), 'since'),
  run(
    'when did revenue first exceed 40k in a day in 2025',
    revenue(year),
    above('revenue_cents', 4_000_000),
    'first',
  ),
  run('last day with revenue under 28k', revenue(longYear), below('revenue_cents', 2_800_000), 'last'),
  run('when was roas last above 3', of('roas', longYear), above('roas', 3), 'last'),
  run(
    'first day with more than 12800 sessions in december',
    of('sessions', december),
    above('sessions', 12_800),
    'first',
  ),
  { is: 'sums', question: 'cumulative orders by week in Q4', of: of('orders', fourth), unit: 'week' },
  { is: 'sums', question: 'running total of spend this month', of: spend(thisMonth), unit: 'day' },
  { is: 'sums', question: 'cumulative revenue by month in 2025', of: revenue(year), unit: 'month' },
  { is: 'changes', question: 'month over month revenue in 2025', of: revenue(year), unit: 'month' },
  { is: 'changes', question: 'revenue by month in 2025 with change', of: revenue(year), unit: 'month' },
  {
    is: 'changes',
    question: 'week over week sessions in december',
    of: of('sessions', december),
    unit: 'week',
  },
  { is: 'changes', question: 'MoM growth of spend in Q4', of: spend(fourth), unit: 'month' },
  {
    is: 'ratio',
    question: 'ratio of clicks to sessions last month',
    of: of('clicks', december),
    below: 'sessions',
  },
  {
    is: 'ratio',
    question: 'revenue divided by sessions in december',
    of: revenue(december),
    below: 'sessions',
  },
  {
    is: 'ratio',
    question: 'spend as % of revenue last month',
    of: spend(december),
    below: 'revenue_cents',
    times: 100,
    suffix: '%',
  },
  { is: 'ratio', question: 'sessions to orders ratio Q4', of: of('sessions', fourth), below: 'orders' },
  {
    is: 'ratio',
    question: 'leads as a percentage of sessions in november',
    of: of('leads', november),
    below: 'sessions',
    times: 100,
    suffix: '%',
  },
];

const total = (question: string, whole: Of, before?: Span): Composed => ({
  is: 'total',
  question,
  of: whole,
  ...(before && { before }),
});

/** As an analyst types: abbreviations, British dates, slips, no capitals. */
export const typed: readonly Composed[] = [
  total('rev last month', revenue(december), november),
  total('convs last week', of('conversions', lastWeek), ['2025-12-22', '2025-12-28']),
  total('impr in nov', of('impressions', november), october),
  total('cost per conv last month', of('cpa_cents', december), november),
  total('avg cpc in Q4', of('cpc_cents', fourth), third),
  total('YTD revenue vs last year', revenue(thisMonth), ['2025-01-01', '2025-01-04']),
  total('year to date spend vs LY', spend(thisMonth), ['2025-01-01', '2025-01-04']),
  total('december sessions vs LY', of('sessions', december), ['2024-12-01', '2024-12-31']),
  total('MTD revenue vs LM', revenue(thisMonth), ['2025-12-01', '2025-12-04']),
  total('mtd spend vs same period last month', spend(thisMonth), ['2025-12-01', '2025-12-04']),
  total('revenue QTD vs last quarter', revenue(thisMonth), ['2025-10-01', '2025-10-04']),
  total('revenue w/c 3 Nov', revenue(['2025-11-03', '2025-11-09']), ['2025-10-27', '2025-11-02']),
  total('spend w/c 1 December 2025', spend(['2025-12-01', '2025-12-07']), ['2025-11-24', '2025-11-30']),
  total('orders w/e 9 Nov', of('orders', ['2025-11-03', '2025-11-09']), ['2025-10-27', '2025-11-02']),
  total('revenue on 3rd Nov 25', revenue(['2025-11-03', '2025-11-03']), ['2025-10-27', '2025-10-27']),
  total('sessions 1-15 Dec', of('sessions', ['2025-12-01', '2025-12-15'])),
  total('revenue in first week of december', revenue(['2025-12-01', '2025-12-07'])),
  total('revenue in the last 2 weeks of december', revenue(['2025-12-18', '2025-12-31'])),
  total('revenue first half of december', revenue(['2025-12-01', '2025-12-15'])),
  total('clicks in the last 10 days of Q4', of('clicks', ['2025-12-22', '2025-12-31'])),
  total('revenue last qtr', revenue(fourth), third),
  total(
    'revnue witout email last mnth',
    revenue(december, {
      filters: 'channel:paid_search,paid_social,display,organic_search,organic_social,referral,direct',
    }),
    november,
  ),
  rows('conv rate by device last month', of('cvr', december), 'device', 1),
  total('black friday revenue', revenue(['2025-11-28', '2025-11-28'])),
  total('sessions on 13/11/2025', of('sessions', ['2025-11-13', '2025-11-13'])),
  total('spend in the first 10 days of october', spend(['2025-10-01', '2025-10-10'])),
  total('revenue second half of Nov', revenue(['2025-11-16', '2025-11-30'])),
  total('orders in the last week of 2025', of('orders', ['2025-12-25', '2025-12-31'])),
  total('leads this month vs LM', of('leads', thisMonth), ['2025-12-01', '2025-12-04']),
  total('palmroute rev dec vs nov', revenue(december, palmroute), november),
  rows('sess by country last wk', of('sessions', lastWeek), 'country', 1),
  rows('which clients are over 100k revenue last month', revenue(december), 'client', 1, {
    holds: above('revenue_cents', 10_000_000),
  }),
  rows('how many campaigns spent more than 1000 in december', spend(december), 'campaign', 1, {
    holds: above('spend_cents', 100_000),
  }),
];
