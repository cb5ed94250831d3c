/** Lists analysts' questions in further words: British ones, seasons of trade, slips and forecasts. Today is 5 January 2026, a Monday. */
import {
  type Answerable,
  beforeUsual,
  december,
  dollars,
  email,
  fell,
  fjord,
  fourthQuarter,
  grew,
  grewByPart,
  lastWeek,
  least,
  list,
  most,
  november,
  october,
  of,
  peak,
  percent,
  type Span,
  september,
  stackpilot,
  thirdQuarter,
  thisMonth,
  usual,
  value,
  weekBefore,
} from './answerableQuestions.ts';

const samePartOfDecember: Span = ['2025-12-01', '2025-12-04'];
const samePartOfOctober: Span = ['2025-10-01', '2025-10-04'];
const decemberBefore: Span = ['2024-12-01', '2024-12-31'];
const fortnight: Span = ['2025-12-22', '2026-01-04'];
const fortnightBefore: Span = ['2025-12-08', '2025-12-21'];
const on = (day: string): Span => [day, day];
const britain = { filters: 'country:GB' };
const display = { filters: 'channel:display' };
const mobile = { filters: 'device:mobile' };
const tablet = { filters: 'device:tablet' };
const paidSearch = { filters: 'channel:paid_search' };

export const further: readonly Answerable[] = [
  value('Is revenue up on last month?', of('revenue_cents', thisMonth, samePartOfDecember), 'No. '),
  value('is spend down on October?', of('spend_cents', thisMonth, samePartOfOctober)),
  value('were sessions up on Black Friday', of('sessions', on('2025-11-28'), on('2025-11-21')), 'No. '),
  value('year on year revenue for December', of('revenue_cents', december, decemberBefore)),
  value('YoY sessions last month', of('sessions', december, decemberBefore)),
  value('MoM revenue growth', of('revenue_cents', thisMonth, samePartOfDecember), 'Down. '),
  value(
    'What was the uplift in conversions from November to December?',
    of('conversions', december, november),
    'Up. ',
  ),
  value('Did we get more leads in December than November?', of('leads', december, november), 'Yes. '),
  value('how much more did we spend in December than in November', of('spend_cents', december, november)),
  value('Was December better than November for revenue?', of('revenue_cents', december, november), 'Yes. '),
  value('what happened to revenue last week', of('revenue_cents', lastWeek, weekBefore), 'Up. '),
  value('why was November worse than October for revenue?', of('revenue_cents', november, october)),
  value('what is driving sessions up last month', of('sessions', december, november)),
  value("What's our conversion rate been like in November?", of('cvr', november, october)),
  value('How did paid search perform in Q4?', of('revenue_cents', fourthQuarter, thirdQuarter, paidSearch)),
  value('takings in December', of('revenue_cents', december, november)),
  value('turnover last week', of('revenue_cents', lastWeek, weekBefore)),
  value('basket value last month', of('aov_cents', december, november)),
  value('advertising costs in December', of('spend_cents', december, november)),
  value('clickthrough rate of paid search last month', of('ctr', december, november, paidSearch)),
  value('return on ad spend in november', of('roas', november, october)),
  value('spend on display last month', of('spend_cents', december, november, display)),
  value('revenue from tablets in December', of('revenue_cents', december, november, tablet)),
  value('GB revenue last month', of('revenue_cents', december, november, britain)),
  value('revenue from Great Britain in November', of('revenue_cents', november, october, britain)),
  value('revenue over the last fortnight', of('revenue_cents', fortnight, fortnightBefore)),
  value('revenue on Christmas Day', of('revenue_cents', on('2025-12-25'))),
  value('revenue on Boxing Day', of('revenue_cents', on('2025-12-26'))),
  value("orders on New Year's Eve", of('orders', on('2025-12-31'))),
  value("orders on New Year's Eve 2024", of('orders', on('2024-12-31'))),
  value("spend on New Year's Day", of('spend_cents', on('2026-01-01'))),
  value("spend for Nov '25", of('spend_cents', november, october)),
  value(
    'sessions w/c 10 November',
    of('sessions', ['2025-11-10', '2025-11-16'], ['2025-11-03', '2025-11-09']),
  ),
  value(
    'revenue week commencing 1 December',
    of('revenue_cents', ['2025-12-01', '2025-12-07'], ['2025-11-24', '2025-11-30']),
  ),
  value('impresions last month', of('impressions', december, november)),
  value("October's revnue", of('revenue_cents', october, september)),
  value("is Stackpilot's ROAS below 2 in December", of('roas', december, november, stackpilot), 'Yes. '),
  list('which client makes up most of our spend', of('spend_cents', usual), ['client', most, 1]),
  list('Top five campaigns by conversions in December', of('conversions', december), ['campaign', most, 5]),
  list('bottom 3 clients by ROAS last month', of('roas', december), ['client', least, 3]),
  list('worst performing channel by ROAS last month', of('roas', december), ['channel', least, 1]),
  list('sesssions by chanel last week', of('sessions', lastWeek), ['channel', most, null]),
  list('media spend by client last month', of('spend_cents', december), ['client', most, null]),
  list('list campaigns by CPA in December, cheapest first', of('cpa_cents', december), [
    'campaign',
    least,
    5,
  ]),
  list('revenue by client for Q4, highest first', of('revenue_cents', fourthQuarter), ['client', most, null]),
  list('most expensive channel by CPC last month', of('cpc_cents', december), ['channel', most, 1]),
  list('lowest CPA client last month', of('cpa_cents', december), ['client', least, 1]),
  list('sort devices by conversion rate last month', of('cvr', december), ['device', most, null]),
  list('which clients are up on revenue', of('revenue_cents', usual, beforeUsual), ['client', grew, null]),
  list('clients whose revenue fell last month', of('revenue_cents', december, november), [
    'client',
    fell,
    null,
  ]),
  list('did any client lose revenue in December', of('revenue_cents', december, november), [
    'client',
    fell,
    null,
  ]),
  list('Which country grew fastest in sessions last month?', of('sessions', december, november), [
    'country',
    grewByPart,
    1,
  ]),
  list('who contributed most to revenue growth in December', of('revenue_cents', december, november), [
    'client',
    grew,
    1,
  ]),
  peak('busiest day for sessions in November', of('sessions', november), ['day', 1]),
  peak('quietest day for sessions in November', of('sessions', november), ['day', -1]),
  peak('what was our peak day for orders last month', of('orders', december), ['day', 1]),
  peak('Which week was the best for revenue in Q4?', of('revenue_cents', fourthQuarter), ['week', 1]),
  {
    is: 'told',
    question: 'What percentage of sessions were on mobile last month?',
    of: of('sessions', december, november, mobile),
    with: [{ figure: 'sessions' }],
    says: (part, [whole = 0]) => `That is ${percent(part / whole)} of sessions`,
  },
  {
    is: 'told',
    question: "What share of Stackpilot's revenue comes from email last month?",
    of: of('revenue_cents', december, november, { ...stackpilot, ...email }),
    with: [{ figure: 'revenue_cents', ...stackpilot }],
    says: (part, [whole = 0]) => `That is ${percent(part / whole)} of revenue of Stackpilot`,
  },
  {
    is: 'told',
    question: 'revenue per visit last month',
    of: of('revenue_cents', december, november),
    with: [{ figure: 'sessions' }],
    says: (revenue, [sessions = 0]) => `= ${dollars(revenue / sessions)} each.`,
  },
  {
    is: 'told',
    question: 'revenue and sessions for Fjord and Foam last month',
    of: of('revenue_cents', december, november, fjord),
    with: [{ figure: 'sessions', ...fjord }],
    says: (_revenue, [sessions = 0]) => `Sessions of Fjord & Foam were ${sessions.toLocaleString('en-US')}`,
  },
  {
    is: 'told',
    question: 'conversions per day last week',
    of: of('conversions', lastWeek, weekBefore),
    with: [],
    says: (conversions) => `On average ${(conversions / 7).toFixed(2)} a day, over 7 days.`,
  },
];

/** Forecasts with the period that `GET /api/metrics/forecast` is asked for, and how the sentence ends it. */
export const ahead: readonly (readonly [question: string, period: string, ends: string])[] = [
  ['projected revenue for the next 30 days', 'next30', 'from 5 Jan to 3 Feb'],
  ['revenue forecast next 60 days', 'next60', 'from 5 Jan to 5 Mar'],
  ['forecast for revenue over the coming 90 days', 'next90', 'from 5 Jan to 4 Apr'],
  ['what will revenue be at the end of the quarter', 'quarter', 'on 31 Mar'],
  ['what will revenue be next month', 'nextMonth', 'from 1 Feb to 28 Feb'],
  ['forecast revenue for next quarter', 'nextQuarter', 'from 1 Apr to 30 Jun'],
  ['how much revenue will we make this quarter', 'quarter', 'on 31 Mar'],
];
