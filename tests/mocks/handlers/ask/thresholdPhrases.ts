/** Lists questions of thresholds of change, of nothing at all, of two things and of best months. Today is 5 January 2026, a Monday. */
import {
  type Answerable,
  beforeUsual,
  december,
  fourthQuarter,
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
  stackpilot,
  thirdQuarter,
  usual,
  value,
  weekBefore,
  year,
} from './answerableQuestions.ts';

const voltride = { client: 'voltride' };
const paid = { filters: 'channel:paid_search,paid_social,display' };

const grewByMoreThan =
  (share: number) =>
  (now: number, then: number): number =>
    now / then - 1 > share ? now / then - 1 : 0;

const fellByMoreThan =
  (share: number) =>
  (now: number, then: number): number =>
    1 - now / then > share ? 1 - now / then : 0;

export const thresholds: readonly Answerable[] = [
  value('did revenue grow by more than 10% last month', of('revenue_cents', december, november), 'No. '),
  value('did revenue grow by more than 5% last month', of('revenue_cents', december, november), 'Yes. '),
  value('Did CPA fall by at least 2% last month?', of('cpa_cents', december, november), 'Yes. '),
  value('did CPA fall by less than 2% last month', of('cpa_cents', december, november), 'No. '),
  value('did we hit 400k sessions last month', of('sessions', december, november), 'No. '),
  value('Did revenue reach $900k in December?', of('revenue_cents', december, november), 'Yes. '),
  value('did spend fall while revenue rose last month', of('spend_cents', december, november), 'Up. '),
  value('reveune lst month', of('revenue_cents', december, november)),
  value('prev month sessions', of('sessions', december, november)),
  value('avg order value last month', of('aov_cents', december, november)),
  value('no. of orders last month', of('orders', december, november)),
  value('compare Q3 and Q4 revenue', of('revenue_cents', fourthQuarter, thirdQuarter)),
  value('compare revenue for October with November', of('revenue_cents', november, october)),
  value('difference between November and December revenue', of('revenue_cents', december, november)),
  list('compare Q3 and Q4 revenue by channel', of('revenue_cents', fourthQuarter), ['channel', most, null]),
  list('which clients grew revenue by more than 5% last month', of('revenue_cents', december, november), [
    'client',
    grewByMoreThan(0.05),
    null,
  ]),
  list('which channels lost more than 1% of sessions last month', of('sessions', december, november), [
    'channel',
    fellByMoreThan(0.01),
    null,
  ]),
  list(
    "which client's spend increased the most in percentage terms last quarter",
    of('spend_cents', fourthQuarter, thirdQuarter),
    ['client', grewByPart, 1],
  ),
  list('clients with no conversions last week', of('conversions', lastWeek, weekBefore), [
    'client',
    () => 0,
    0,
  ]),
  list("every client's revenue in November", of('revenue_cents', november), ['client', most, null]),
  list('total spend for every client last month', of('spend_cents', december), ['client', most, null]),
  list('which client is the most expensive per conversion', of('cpa_cents', usual), ['client', most, 1]),
  list('cheapest channel per click last month', of('cpc_cents', december), ['channel', least, 1]),
  list('which channels saw revenue grow', of('revenue_cents', usual, beforeUsual), [
    'channel',
    (now, then) => now - then,
    null,
  ]),
  peak('which month of 2025 had the highest revenue', of('revenue_cents', year), ['month', 1]),
  peak('which month of last year had the worst ROAS', of('roas', year), ['month', -1]),
  peak('when was our worst day for conversions in November', of('conversions', november), ['day', -1]),
  peak('when was our best month for revenue in 2025', of('revenue_cents', year), ['month', 1]),
  peak('how many times did we hit $30k revenue in a day', of('revenue_cents', usual), ['day', 1]),
  {
    is: 'told',
    question: 'difference in revenue between Stackpilot and Voltride Motors last month',
    of: of('revenue_cents', december, undefined, stackpilot),
    with: [{ figure: 'revenue_cents', ...voltride }],
    says: (one, [other = 0]) => `Voltride Motors has ${percent(other / one - 1)} more`,
  },
  {
    is: 'told',
    question: 'who had more sessions last week, Voltride Motors or Stackpilot',
    of: of('sessions', lastWeek, undefined, voltride),
    with: [{ figure: 'sessions', ...stackpilot }],
    says: (one, [other = 0]) => `Voltride Motors has ${percent(one / other - 1)} more`,
  },
  {
    is: 'told',
    question: 'paid vs organic revenue last month',
    of: of('revenue_cents', december, undefined, paid),
    with: [{ figure: 'revenue_cents', filters: 'channel:organic_search,organic_social' }],
    says: (one, [other = 0]) => `Paid has ${percent(one / other - 1)} more`,
  },
];
