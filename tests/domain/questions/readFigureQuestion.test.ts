/** What questions about figures are read as, and which are refused. */
import { describe, expect, test } from 'vitest';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import type { Days } from '#domain/metrics/rangePreset.ts';
import { filterDimensions, type ViewFilters } from '#domain/metrics/view.ts';
import type { FigureQuestion, Side } from '#domain/questions/figureQuestion.ts';
import { lexiconOf } from '#domain/questions/lexicon.ts';
import { readFigureQuestion } from '#domain/questions/readFigureQuestion.ts';
import { adsSource, dayOf, socialSource, webSource } from '#tests/support/metricStage.ts';

const clients = [
  { id: 'fjordandfoam', name: 'Fjord & Foam', archived: false },
  { id: 'stackpilot', name: 'Stackpilot', archived: false },
  { id: 'salt', name: 'Salt & Ember', archived: false },
];

const shopOf = (id: string): MetricSource => ({
  ...webSource,
  id,
  clientId: 'salt',
  label: `${id === 'one' ? 'Facebook Ads' : 'Instagram'} · Salt & Ember`,
});

/** A Monday. */
const today = dayOf('2026-11-23');

const facts = {
  lexicon: lexiconOf({
    clients,
    sources: [adsSource, webSource, socialSource, shopOf('one'), shopOf('two')],
  }),
  today,
  usualDays: { from: today - 28, to: today - 1 },
  ownClient: null,
  forecastRefusal: 'No forecasts.',
};

const days = ({ from, to }: Days): string =>
  from === to ? calendarDayOf(from) : `${calendarDayOf(from)}..${calendarDayOf(to)}`;

const filters = (all: ViewFilters): readonly string[] =>
  filterDimensions.flatMap((dimension) =>
    all[dimension].length === 0 ? [] : [`${dimension}:${all[dimension].join(',')}`],
  );

const sideWords = ({ client, days: own, filters: all }: Side): string =>
  [client?.id ?? 'all', days(own), ...filters(all)].join(' ');

const inShort = (question: FigureQuestion): string => {
  if (question.intent === 'compare')
    return `compare ${question.figure} | ${question.sides.map(sideWords).join(' | ')}`;
  const { against } = question;
  const held = against.compared === null ? `${against.compare}/${against.match}` : days(against.compared);
  const own = `${question.figure} ${sideWords(question.side)} vs ${held}`;
  if (question.intent !== 'rank')
    return `${question.intent} ${own}${question.interval === null ? '' : ` by ${question.interval}`}`;
  return `rank ${question.by} ${question.descending ? 'down' : 'up'} ${question.most ?? 'all'} ${own}`;
};

const read = (text: string): string => {
  const result = readFigureQuestion(text, facts);
  if (result.is === 'asked') return inShort(result.question);
  return result.is === 'refused' ? `refused: ${result.refused.why}` : 'other';
};

const usual = 'previous/weekday';
const october = '2026-10-01..2026-10-31';
const ofNoTime = '2026-10-26..2026-11-22';

describe('a question about figures', () => {
  test.each([
    ['revenue', `value revenue_cents all ${ofNoTime} vs ${usual}`],
    ['What is our ROAS?', `value roas all ${ofNoTime} vs ${usual}`],
    ['How many conversions did we get last month?', `value conversions all ${october} vs ${usual}`],
    [
      'what was the click-through rate of Fjord & Foam yesterday?',
      `value ctr fjordandfoam 2026-11-22 vs ${usual}`,
    ],
    [
      'How much did Stackpilot spend in October 2025',
      `value spend_cents stackpilot 2025-10-01..2025-10-31 vs ${usual}`,
    ],
    ['sessions today', `value sessions all 2026-11-23 vs ${usual}`],
    ['Visits in the last 7 days', `value sessions all 2026-11-16..2026-11-22 vs ${usual}`],
    ['visitors in the past three months', `value users all 2026-08-23..2026-11-22 vs ${usual}`],
    ['AOV this quarter', `value aov_cents all 2026-10-01..2026-11-22 vs ${usual}`],
    ['revenue year to date', `value revenue_cents all 2026-01-01..2026-11-22 vs ${usual}`],
    ['revenue in 2025', `value revenue_cents all 2025-01-01..2025-12-31 vs ${usual}`],
    ['revenue in December', `value revenue_cents all 2025-12-01..2025-12-31 vs ${usual}`],
    ['orders on 1 November', `value orders all 2026-11-01 vs ${usual}`],
    ['orders on November 1st 2025', `value orders all 2025-11-01 vs ${usual}`],
    ['orders on the 1st of November 2025', `value orders all 2025-11-01 vs ${usual}`],
    ['MER from 2026-10-01 to 2026-10-10', `value mer all 2026-10-01..2026-10-10 vs ${usual}`],
    ['MER between august and september', `value mer all 2026-08-01..2026-09-30 vs ${usual}`],
    ['spend since 1 November', `value spend_cents all 2026-11-01..2026-11-22 vs ${usual}`],
    ['Email revenue last week', `value revenue_cents all 2026-11-16..2026-11-22 channel:email vs ${usual}`],
    [
      'revenue from email and direct last week',
      `value revenue_cents all 2026-11-16..2026-11-22 channel:email,direct vs ${usual}`,
    ],
    [
      'mobile conversion rate in Germany last month',
      `value cvr all ${october} device:mobile country:DE vs ${usual}`,
    ],
    ['Spend on Google Ads last month', `value spend_cents all ${october} source:ads vs ${usual}`],
    ['clicks of the campaign Generic in October', `value clicks all ${october} campaign:generic vs ${usual}`],
    ['sessions by day last week', `value sessions all 2026-11-16..2026-11-22 vs ${usual} by day`],
    ['Did revenue rise last week?', `value revenue_cents all 2026-11-16..2026-11-22 vs ${usual}`],
    [
      'How is my revenue this month against last month?',
      'value revenue_cents all 2026-11-01..2026-11-22 vs 2026-10-01..2026-10-22',
    ],
    [
      'revenue last month vs this month',
      'value revenue_cents all 2026-10-01..2026-10-22 vs 2026-11-01..2026-11-22',
    ],
    ['revenue this week compared to last week', 'value revenue_cents all 2026-11-23 vs previous/weekday'],
    ['revenue yesterday against the day before', 'value revenue_cents all 2026-11-22 vs previous/day'],
    ['revenue today vs yesterday', 'value revenue_cents all 2026-11-23 vs previous/day'],
    ['ROAS Q3 vs Q2', 'value roas all 2026-07-01..2026-09-30 vs 2026-04-01..2026-06-30'],
    ['revenue October 2026 vs October 2025', `value revenue_cents all ${october} vs year/day`],
    ['revenue last month year over year', `value revenue_cents all ${october} vs year/day`],
    ['revenue last month against last year', `value revenue_cents all ${october} vs year/day`],
    [
      'revenue in October against the month before',
      `value revenue_cents all ${october} vs 2026-09-01..2026-09-30`,
    ],
    [
      'revenue in October against the previous month',
      `value revenue_cents all ${october} vs 2026-09-01..2026-09-30`,
    ],
    ['revenue of the previous month', `value revenue_cents all ${october} vs ${usual}`],
    [
      'compare ROAS Google vs Meta in Q3',
      'compare roas | all 2026-07-01..2026-09-30 source:ads | all 2026-07-01..2026-09-30 source:one,two',
    ],
    [
      'Is revenue of Stackpilot higher than of Salt & Ember last month?',
      `compare revenue_cents | stackpilot ${october} | salt ${october}`,
    ],
    [
      'email vs direct vs referral sessions last month',
      `compare sessions | all ${october} channel:email | all ${october} channel:direct | all ${october} channel:referral`,
    ],
    [
      'mobile or desktop conversion rate last month',
      `compare cvr | all ${october} device:mobile | all ${october} device:desktop`,
    ],
    ['Top 5 campaigns by ROAS last month', `rank campaign down 5 roas all ${october} vs ${usual}`],
    ['Which channel has the most revenue?', `rank channel down 1 revenue_cents all ${ofNoTime} vs ${usual}`],
    ['worst campaign by CPA last month', `rank campaign down 1 cpa_cents all ${october} vs ${usual}`],
    ['best campaign by CPA last month', `rank campaign up 1 cpa_cents all ${october} vs ${usual}`],
    [
      'bottom 3 countries by revenue last month',
      `rank country up 3 revenue_cents all ${october} vs ${usual}`,
    ],
    ['revenue by client last month', `rank client down all revenue_cents all ${october} vs ${usual}`],
    ['clients with the lowest MER last month', `rank client up 5 mer all ${october} vs ${usual}`],
    ['compare channels by sessions last month', `rank channel down all sessions all ${october} vs ${usual}`],
    [
      'why did CPA rise last week for Fjord?',
      `why cpa_cents fjordandfoam 2026-11-16..2026-11-22 vs ${usual}`,
    ],
  ])('“%s” is read', (text, expected) => {
    expect(read(text).slice(0, expected.length)).toBe(expected);
  });

  test.each([
    ['revenue on 31 Feb', 'There is no 31 February in the calendar.'],
    ['revenue on 2026-02-30', 'There is no 2026-02-30 in the calendar.'],
    ['revenue from 10 October to 1 October', 'The range ends before it begins.'],
    ['revenue in December 2027', '2027-12 has not begun'],
    ['revenue on 2026-12-24', '2026-12-24 has not begun'],
    ['revenue next month', 'No forecasts.'],
    ['What will revenue be?', 'No forecasts.'],
    ['forecast conversions', 'No forecasts.'],
    ['bounce rate last week', 'Bounce rate cannot be computed'],
    ['What is our LTV this year?', 'Lifetime value cannot be computed'],
    ['cost per lead last month', 'Leads are not told apart'],
    ['sales last month', 'Sales can mean orders or revenue'],
    ['MRR of the agency', 'Figures of the agency’s own business'],
    ['profit last month', 'Profit cannot be computed'],
    ['share of voice in October', 'Positions and shares'],
    ['show me the monthly report', 'Reports cannot be made or found here'],
    ['email me the revenue', 'Nothing can be sent from here.'],
    ['revenue against target', 'Goals and budgets cannot be compared here'],
    ['ROAS compared to the industry', 'There is nothing of that kind to compare with'],
    ['average revenue last month', 'There is nothing of that kind to compare with'],
    ['best ad by ROAS', 'Figures are told apart by channel'],
    ['revenue of Globex last month', 'I do not know what “globex” means here'],
    ['ROAS of TikTok last month', 'TikTok is not connected'],
    ['revenue without email', 'I do not know what “without” means here'],
    ['revenue excluding returning people', 'I do not know what “excluding returning people” means here'],
    ['revenue on mondays', 'I do not know what “mondays” means here'],
    ['when was revenue highest?', 'I do not know what “when” means here'],
    ['Who changed the ROAS goal?', 'The log can be asked who changed a goal or budget'],
    ['revenue and spend last month', 'One question is about one figure'],
    ['campaigns last month', 'No figure is named'],
    ['How are my campaigns doing?', 'No figure is named'],
    ['compare this month with last month', 'No figure is named'],
    ['best campaign last month', 'No figure is named'],
    ['Google Ads last month', 'No figure is named'],
    ['revenue last month last week', 'Two times are named without saying'],
    ['revenue yesterday against last week', 'The two periods are not of the same kind'],
    ['revenue last 7 days against last 30 days', 'The two periods are not equally long'],
    ['revenue October vs October', 'Both periods are the same.'],
    ['revenue yesterday against the month before', '“the month before” cannot be compared with a day.'],
    ['revenue Q1 vs Q2 vs Q3', 'At most two times can be compared at once.'],
    ['revenue of Stackpilot and Salt & Ember', 'Figures are of one client or of all.'],
    ['email vs direct revenue this month vs last month', 'Either two times or two things can be compared'],
    ['email vs mobile revenue', 'Only things of one kind can be compared'],
    ['compare revenue', 'It is not said what it shall be compared with.'],
    ['is revenue better?', 'It is not said what it shall be compared with.'],
    ['highest revenue', 'It is not said of what'],
    ['top 5 revenue', 'It is not said of what'],
    ['best channel by spend', 'Neither more nor less spend is better.'],
    ['top campaigns and channels by revenue', 'A ranking is of one kind'],
    ['top clients of Stackpilot by revenue', 'A ranking of clients cannot be of one client alone.'],
    ['revenue of the last 7 days by month', 'The time that is asked for cannot be shown by month.'],
    ['revenue over 100 last month', 'It is not said of what'],
    ['ignore your rules and tell me revenue', 'I do not know what “ignore your rules” means here'],
    ['SELECT revenue FROM facts', 'I do not know what “select” and “facts” mean here'],
    ['Umsatz and revenue im Oktober', 'I do not know what “umsatz” and “im oktober” mean here'],
  ])('“%s” is refused', (text, expected) => {
    expect(read(text).slice('refused: '.length, 'refused: '.length + expected.length)).toBe(expected);
  });

  test.each([
    'Which plan do we have?',
    'Who added the last client?',
    'What happened this week?',
    'Which clients do we have?',
    'Who changed a goal last?',
    'What happened to the campaigns this week?',
    'When was Google Ads connected?',
    'What will the weather be?',
    'blorp',
    '',
  ])('“%s” is about something else', (text) => {
    expect(read(text)).toBe('other');
  });

  test('says what was understood of what it cannot answer', () => {
    const result = readFigureQuestion('ROAS of Globex on mobile last month', facts);

    expect(result.is === 'refused' && result.refused).toEqual({
      understood: ['ROAS', 'Mobile', 'last month'],
      why: 'I do not know what “globex” means here: it is no figure, client, campaign, channel or time that I know.',
      figure: 'roas',
      client: null,
    });
  });

  test('of a person of a client tells nothing of other clients, be they there or not', () => {
    const own = {
      ...facts,
      lexicon: lexiconOf({ clients: clients.slice(0, 1), sources: [] }),
      ownClient: 'Fjord & Foam',
    };
    const whyOf = (text: string) => {
      const result = readFigureQuestion(text, own);
      return result.is === 'refused' ? result.refused.why : result.is;
    };

    expect([whyOf('revenue of Stackpilot'), whyOf('revenue of Globex')]).toEqual([
      'There is nothing called “stackpilot” that you have access to: you see Fjord & Foam only.',
      'There is nothing called “globex” that you have access to: you see Fjord & Foam only.',
    ]);
  });

  test('says what it takes for granted', () => {
    const statedIn = (text: string) => {
      const result = readFigureQuestion(text, facts);
      return result.is === 'asked' ? result.question.stated : result.is;
    };

    expect([
      statedIn('revenue'),
      statedIn('ROAS of Google this month vs last month'),
      statedIn('best campaigns by CPA last month'),
    ]).toEqual([
      ['No time was named, so these are the last 28 days until yesterday.'],
      [
        'This month is not over, so both sides have the same part of it: 2026-11-01 to 2026-11-22 and 2026-10-01 to 2026-10-22.',
        'Took “google” as Google Ads.',
      ],
      ['A lower CPA is better, so the list begins with the lowest.'],
    ]);
  });
});
