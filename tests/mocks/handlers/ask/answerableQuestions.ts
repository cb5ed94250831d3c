/** Lists analysts' questions with the metrics that answer them: scope, days, comparison. Today is 5 January 2026, a Monday. */
import type { FigureName } from '#domain/kpi/figureNames.ts';
import type { Grouping } from '#domain/metrics/metricQuery.ts';

export type Span = readonly [from: string, to: string];

type Of = { readonly client?: string; readonly filters?: string };

export type Expected = Of & { readonly figure: FigureName; readonly days: Span; readonly before?: Span };

/** Scores a row of a list from its current and previous metric; highest first. */
type Score = (now: number, then: number) => number;

export type Answerable =
  | { readonly is: 'value'; readonly question: string; readonly of: Expected; readonly opens?: string }
  | {
      readonly is: 'list';
      readonly question: string;
      readonly of: Expected;
      readonly by: Grouping;
      readonly score: Score;
      readonly shown: number | null;
    }
  | {
      readonly is: 'peak';
      readonly question: string;
      readonly of: Expected;
      readonly unit: 'day' | 'week' | 'month';
      readonly sign: 1 | -1;
    }
  | {
      readonly is: 'told';
      readonly question: string;
      readonly of: Expected;
      /** Other metrics of the same days from which the sentence is computed. */
      readonly with: readonly (Of & { readonly figure: FigureName })[];
      readonly says: (value: number, others: readonly number[]) => string;
    };

export const december: Span = ['2025-12-01', '2025-12-31'];
export const november: Span = ['2025-11-01', '2025-11-30'];
export const october: Span = ['2025-10-01', '2025-10-31'];
export const september: Span = ['2025-09-01', '2025-09-30'];
const august: Span = ['2025-08-01', '2025-08-31'];
export const lastWeek: Span = ['2025-12-29', '2026-01-04'];
export const weekBefore: Span = ['2025-12-22', '2025-12-28'];
export const usual: Span = ['2025-12-08', '2026-01-04'];
export const beforeUsual: Span = ['2025-11-10', '2025-12-07'];
export const fourthQuarter: Span = ['2025-10-01', '2025-12-31'];
export const thirdQuarter: Span = ['2025-07-01', '2025-09-30'];
export const year: Span = ['2025-01-01', '2025-12-31'];
export const thisMonth: Span = ['2026-01-01', '2026-01-04'];
/** A question that names no other period is compared like the board, weekday by weekday. */
export const sameWeekdays: Span = ['2025-12-25', '2025-12-28'];

export const of = (figure: FigureName, days: Span, before?: Span, more: Of = {}): Expected => ({
  figure,
  days,
  ...(before && { before }),
  ...more,
});

export const value = (question: string, expected: Expected, opens?: string): Answerable => ({
  is: 'value',
  question,
  of: expected,
  ...(opens !== undefined && { opens }),
});

export const list = (
  question: string,
  expected: Expected,
  [by, score, shown]: readonly [by: Grouping, score: Score, shown: number | null],
): Answerable => ({ is: 'list', question, of: expected, by, score, shown });

export const peak = (
  question: string,
  expected: Expected,
  [unit, sign]: readonly ['day' | 'week' | 'month', 1 | -1],
): Answerable => ({ is: 'peak', question, of: expected, unit, sign });

export const grew: Score = (now, then) => now - then;
export const fell: Score = (now, then) => then - now;
const moved: Score = (now, then) => Math.abs(now - then);
export const grewByPart: Score = (now, then) => (now - then) / then;
export const most: Score = (now) => now;
export const least: Score = (now) => -now;

export const fjord = { client: 'fjordandfoam' };
export const stackpilot = { client: 'stackpilot' };
export const email = { filters: 'channel:email' };

export const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
export const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

export const changes: readonly Answerable[] = [
  value('How did revenue change from October to December?', of('revenue_cents', december, october)),
  value('revenue from October to November', of('revenue_cents', november, october)),
  value('Did spend increase from october to november?', of('spend_cents', november, october)),
  value('what was the change in sessions between August and October', of('sessions', october, august)),
  value('By how much did revenue grow from September to October?', of('revenue_cents', october, september)),
  value('conversions in November compared to October', of('conversions', november, october)),
  value('Is revenue up or down this month?', of('revenue_cents', thisMonth, sameWeekdays)),
  value('Are sessions down this month?', of('sessions', thisMonth, sameWeekdays)),
  value('did CPA improve last month', of('cpa_cents', december, november)),
  value('Has revenue of Fjord & Foam gone up last month?', of('revenue_cents', december, november, fjord)),
  value('revenue growth of Stackpilot last month', of('revenue_cents', december, november, stackpilot)),
  value(
    'how did email revenue change from November to December',
    of('revenue_cents', december, november, email),
  ),
  value('did revenue rise from Q3 to Q4', of('revenue_cents', fourthQuarter, thirdQuarter)),
  value('clicks last week vs the week before', of('clicks', lastWeek, weekBefore)),
  value('how much did sessions drop last week', of('sessions', lastWeek, weekBefore)),
  value('difference in revenue between October and November', of('revenue_cents', november, october)),
  value('change in ROAS from September to October', of('roas', october, september)),
  value('what drove revenue last month?', of('revenue_cents', december, november)),
  value('what caused the drop in revenue last month?', of('revenue_cents', december, november)),
  value('why did conversions fall from October to November?', of('conversions', november, october)),
  list('which client grew revenue the most?', of('revenue_cents', usual, beforeUsual), ['client', grew, 1]),
  list('Which client grew the most in sessions last month?', of('sessions', december, november), [
    'client',
    grew,
    1,
  ]),
  list('fastest growing client by sessions', of('sessions', usual, beforeUsual), ['client', grewByPart, 1]),
  list('Fastest growing channel by revenue last month', of('revenue_cents', december, november), [
    'channel',
    grewByPart,
    1,
  ]),
  list('most improved channel by ROAS last month', of('roas', december, november), ['channel', grew, 1]),
  list('most improved client by CPA last month', of('cpa_cents', december, november), ['client', fell, 1]),
  list('which campaign dropped the most in conversions last month?', of('conversions', december, november), [
    'campaign',
    fell,
    1,
  ]),
  list('which channel lost the most sessions last month', of('sessions', december, november), [
    'channel',
    fell,
    1,
  ]),
  list('worst drop in revenue by channel last week', of('revenue_cents', lastWeek, weekBefore), [
    'channel',
    fell,
    1,
  ]),
  list('biggest change in sessions by device last month', of('sessions', december, november), [
    'device',
    moved,
    1,
  ]),
  list('biggest change in revenue by country in december', of('revenue_cents', december, november), [
    'country',
    moved,
    1,
  ]),
  list('Which clients declined in revenue?', of('revenue_cents', usual, beforeUsual), ['client', fell, null]),
  list('which channels grew in conversions last month', of('conversions', december, november), [
    'channel',
    grew,
    null,
  ]),
  list('top 3 clients by revenue growth last month', of('revenue_cents', december, november), [
    'client',
    grew,
    3,
  ]),
  list('which source gained the most clicks from October to November', of('clicks', november, october), [
    'source',
    grew,
    1,
  ]),
  list(
    'which client had the biggest increase in spend from October to December',
    of('spend_cents', december, october),
    ['client', grew, 1],
  ),
];

export const levels: readonly Answerable[] = [
  value('revenue last month', of('revenue_cents', december, november)),
  value('How much did we spend in December?', of('spend_cents', december, november)),
  value('what was ROAS last week', of('roas', lastWeek, weekBefore)),
  value('how many conversions did we get yesterday', of('conversions', ['2026-01-04', '2026-01-04'])),
  value('revenue from 1 to 15 November', of('revenue_cents', ['2025-11-01', '2025-11-15'])),
  value('How much did we spend from October to December', of('spend_cents', fourthQuarter)),
  value('total revenue from October to November', of('revenue_cents', ['2025-10-01', '2025-11-30'])),
  value('spend in may', of('spend_cents', ['2025-05-01', '2025-05-31'])),
  value('may I see revenue last month?', of('revenue_cents', december, november)),
  value('show us revenue last month', of('revenue_cents', december, november)),
  value('revenue in the US last month', of('revenue_cents', december, november, { filters: 'country:US' })),
  value('US sessions last month', of('sessions', december, november, { filters: 'country:US' })),
  value('revnue last month', of('revenue_cents', december, november)),
  value('revenue in Octobr', of('revenue_cents', october, september)),
  value('conversoins in Novembr', of('conversions', november, october)),
  value('revenue on Black Friday', of('revenue_cents', ['2025-11-28', '2025-11-28'])),
  value('orders on cyber monday', of('orders', ['2025-12-01', '2025-12-01'])),
  value('spend in the third quarter', of('spend_cents', thirdQuarter, ['2025-04-01', '2025-06-30'])),
  value('revenue in Q4 last year', of('revenue_cents', fourthQuarter, thirdQuarter)),
  value('sessions in October of 2025', of('sessions', october, september)),
  value('spend per click in december', of('cpc_cents', december, november)),
  value('revenue per order last month', of('aov_cents', december, november)),
  value('is spend above $1,000 last month?', of('spend_cents', december, november), 'Yes. '),
  value('is ROAS over 100 last month?', of('roas', december, november), 'No. '),
  value(
    'Was revenue of Stackpilot at least $1 last week?',
    of('revenue_cents', lastWeek, weekBefore, stackpilot),
    'Yes. ',
  ),
  list('rank clients by revenue', of('revenue_cents', usual), ['client', most, null]),
  list('list revenue by client last month', of('revenue_cents', december), ['client', most, null]),
  list('rank channels by ROAS last month', of('roas', december), ['channel', most, null]),
  list('which campaign has the highest revenue last month', of('revenue_cents', december), [
    'campaign',
    most,
    1,
  ]),
  list('most common device by sessions last month', of('sessions', december), ['device', most, 1]),
  list('share of revenue by channel last month', of('revenue_cents', december), ['channel', most, null]),
  list('best channel by CPA last month', of('cpa_cents', december), ['channel', least, 1]),
  list('top 5 clients by sessions in November', of('sessions', november), ['client', most, 5]),
  peak('best day for revenue last month', of('revenue_cents', december), ['day', 1]),
  peak('Which day had the most sessions in December?', of('sessions', december), ['day', 1]),
  peak('worst day for conversions in November', of('conversions', november), ['day', -1]),
  peak('best month for revenue in 2025', of('revenue_cents', year), ['month', 1]),
  peak('which month had the lowest spend in 2025', of('spend_cents', year), ['month', -1]),
  peak('highest week for clicks in the last quarter', of('clicks', fourthQuarter), ['week', 1]),
  {
    is: 'told',
    question: 'What percent of revenue came from email last month?',
    of: of('revenue_cents', december, november, email),
    with: [{ figure: 'revenue_cents' }],
    says: (part, [whole = 0]) => `That is ${percent(part / whole)} of revenue`,
  },
  {
    is: 'told',
    question: 'share of sessions of Fjord & Foam in December',
    of: of('sessions', december, november, fjord),
    with: [{ figure: 'sessions' }],
    says: (part, [whole = 0]) => `That is ${percent(part / whole)} of sessions`,
  },
  {
    is: 'told',
    question: 'revenue per session last month',
    of: of('revenue_cents', december, november),
    with: [{ figure: 'sessions' }],
    says: (part, [sessions = 0]) => `= ${dollars(part / sessions)} each.`,
  },
  {
    is: 'told',
    question: 'average daily spend last month',
    of: of('spend_cents', december, november),
    with: [],
    says: (spend) => `On average ${dollars(spend / 31)} a day, over 31 days.`,
  },
  {
    is: 'told',
    question: 'revenue per week in the last quarter',
    of: of('revenue_cents', fourthQuarter, thirdQuarter),
    with: [],
    says: (revenue) => `On average ${dollars(revenue / (92 / 7))} a week`,
  },
  {
    is: 'told',
    question: 'revenue and spend last month',
    of: of('revenue_cents', december, november),
    with: [{ figure: 'spend_cents' }],
    says: (_revenue, [spend = 0]) =>
      `Spend of all 8 clients was $${Math.round(spend / 100).toLocaleString('en-US')}`,
  },
  {
    is: 'told',
    question: 'How did we do last week?',
    of: of('revenue_cents', lastWeek, weekBefore),
    with: [{ figure: 'sessions' }],
    says: (_revenue, [sessions = 0]) => `Sessions of all 8 clients were ${sessions.toLocaleString('en-US')}`,
  },
];
