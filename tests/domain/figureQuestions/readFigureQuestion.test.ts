/** Tests the parsing of questions about metrics, and refusals. */
import { describe, expect, test } from 'vitest';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { FigureQuestion, Side } from '#domain/figureQuestions/figureQuestion.ts';
import { lexiconOf } from '#domain/figureQuestions/lexicon.ts';
import type { QuestionFacts } from '#domain/figureQuestions/questionParts.ts';
import { readFigureQuestion } from '#domain/figureQuestions/readFigureQuestion.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import type { Days } from '#domain/metrics/rangePreset.ts';
import { filterDimensions, type ViewFilters } from '#domain/metrics/view.ts';
import { adsSource, dayOf, socialSource, webSource } from '#tests/support/metricFixture.ts';

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
  if (question.intent === 'forecast') return `forecast ${question.figure} ${sideWords(question.side)}`;
  if (question.intent === 'peak') {
    const { figure, unit, descending, most, where, side } = question;
    const limit = where.map(({ bound }) => ` ${bound.is} ${bound.value}`).join('');
    return `peak ${unit} ${descending ? 'down' : 'up'} ${most ?? 'all'} ${figure} ${sideWords(side)}${limit}`;
  }
  if (!('against' in question)) return `${question.intent} ${question.figure} ${sideWords(question.side)}`;
  const { against } = question;
  const held = against.compared === null ? `${against.compare}/${against.match}` : days(against.compared);
  const own = `${question.figure} ${sideWords(question.side)} vs ${held}`;
  if (question.intent !== 'rank')
    return `${question.intent} ${own}${question.interval === null ? '' : ` by ${question.interval}`}`;
  return `rank ${question.by} ${question.descending ? 'down' : 'up'} ${question.most ?? 'all'} ${own}`;
};

const read = (text: string, more: Partial<QuestionFacts> = {}): string => {
  const result = readFigureQuestion(text, { ...facts, ...more });
  if (result.is === 'asked') return inShort(result.question);
  return result.is === 'refused' ? `refused: ${result.refused.why}` : 'other';
};

const usual = 'previous/weekday';
const october = '2026-10-01..2026-10-31';
const firstHalf = '2026-11-01..2026-11-15';
const ofNoTime = '2026-10-26..2026-11-22';

describe('a client', () => {
  const named = (...names: readonly string[]) => ({
    lexicon: lexiconOf({
      clients: names.map((name) => ({ id: name, name, archived: false })),
      sources: [],
    }),
  });

  test('is called by its first words, as many as are said', () => {
    const clubs = named('Nordlys Kaffe AS', 'Harbor & Pine (sample)', 'Revenue Growth Partners');
    const told = ['clicks of Nordlys', 'clicks of Nordlys Kaffe', 'Nordlys Kaffe’s clicks'].map((text) =>
      read(text, clubs),
    );
    expect(told).toEqual(
      Array.from({ length: 3 }, () => `value clicks Nordlys Kaffe AS ${ofNoTime} vs ${usual}`),
    );
    expect(['Harbor & Pine', 'harbor and pine'].map((name) => read(`clicks of ${name}`, clubs))).toEqual(
      Array.from({ length: 2 }, () => `value clicks Harbor & Pine (sample) ${ofNoTime} vs ${usual}`),
    );
  });

  test('is not called by words that begin the names of two', () => {
    const shops = named('Acme Shop Oslo', 'Acme Shop Bergen');
    expect(read('clicks of Acme Shop', shops)).toContain('refused: I don’t know “acme shop”.');
    expect(read('clicks of Acme Shop Oslo', shops)).toBe(
      `value clicks Acme Shop Oslo ${ofNoTime} vs ${usual}`,
    );
  });
});

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
      `value spend_cents stackpilot 2025-10-01..2025-10-31 vs previous/weekday`,
    ],
    ['sessions today', `value sessions all 2026-11-23 vs ${usual}`],
    ['Visits in the last 7 days', `value sessions all 2026-11-16..2026-11-22 vs ${usual}`],
    ['visitors in the past three months', `value users all 2026-08-23..2026-11-22 vs ${usual}`],
    ['AOV this quarter', `value aov_cents all 2026-10-01..2026-11-22 vs previous/weekday`],
    ['revenue year to date', `value revenue_cents all 2026-01-01..2026-11-22 vs previous/weekday`],
    ['revenue in 2025', `value revenue_cents all 2025-01-01..2025-12-31 vs previous/weekday`],
    ['revenue in December', `value revenue_cents all 2025-12-01..2025-12-31 vs previous/weekday`],
    ['orders on 1 November', `value orders all 2026-11-01 vs ${usual}`],
    ['orders on November 1st 2025', `value orders all 2025-11-01 vs ${usual}`],
    ['orders on the 1st of November 2025', `value orders all 2025-11-01 vs ${usual}`],
    ['MER from 2026-10-01 to 2026-10-10', `value mer all 2026-10-01..2026-10-10 vs ${usual}`],
    ['MER between august and september', `value mer all 2026-08-01..2026-09-30 vs ${usual}`],
    ['spend since 1 November', `value spend_cents all 2026-11-01..2026-11-22 vs ${usual}`],
    ['revenue this month', 'value revenue_cents all 2026-11-01..2026-11-22 vs previous/weekday'],
    ['revenue in Q3', 'value revenue_cents all 2026-07-01..2026-09-30 vs previous/weekday'],
    ['revenue from 1 to 15 November', `value revenue_cents all ${firstHalf} vs ${usual}`],
    ['revenue from 1 to 15 November 2026', `value revenue_cents all ${firstHalf} vs ${usual}`],
    ['revenue between 1 and 15 November', `value revenue_cents all ${firstHalf} vs ${usual}`],
    ['revenue 1-15 November', `value revenue_cents all ${firstHalf} vs ${usual}`],
    ['revenue 1–15 Nov', `value revenue_cents all ${firstHalf} vs ${usual}`],
    ['revenue November 1 - 15', `value revenue_cents all ${firstHalf} vs ${usual}`],
    ['revenue from 1st until 15th of November', `value revenue_cents all ${firstHalf} vs ${usual}`],
    ['revenue from November 1 to 15, 2026', `value revenue_cents all ${firstHalf} vs ${usual}`],
    ['revenue from 3 to 9 December', `value revenue_cents all 2025-12-03..2025-12-09 vs ${usual}`],
    ['revenue from November 1 to 15 November', `value revenue_cents all ${firstHalf} vs ${usual}`],
    ['revenue last weekend', `value revenue_cents all 2026-11-21..2026-11-22 vs ${usual}`],
    ['revenue since Thursday', `value revenue_cents all 2026-11-19..2026-11-22 vs ${usual}`],
    // On a Monday this means the previous one, so that at least one day is complete.
    ['revenue since Monday', `value revenue_cents all 2026-11-16..2026-11-22 vs ${usual}`],
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
    ['revenue vs last month', 'value revenue_cents all 2026-11-01..2026-11-22 vs 2026-10-01..2026-10-22'],
    [
      'How does revenue of Stackpilot compare to October?',
      'value revenue_cents stackpilot 2026-11-01..2026-11-22 vs 2026-10-01..2026-10-22',
    ],
    ['revenue this week compared to last week', 'value revenue_cents all 2026-11-23 vs previous/weekday'],
    ['revenue yesterday against the day before', 'value revenue_cents all 2026-11-22 vs previous/day'],
    ['revenue today vs yesterday', 'value revenue_cents all 2026-11-23 vs previous/day'],
    ['ROAS Q3 vs Q2', 'value roas all 2026-07-01..2026-09-30 vs previous/day'],
    ['revenue October 2026 vs October 2025', `value revenue_cents all ${october} vs year/day`],
    ['revenue last month year over year', `value revenue_cents all ${october} vs year/day`],
    ['revenue last month against last year', `value revenue_cents all ${october} vs year/day`],
    ['revenue in October against the month before', `value revenue_cents all ${october} vs previous/day`],
    ['revenue in October against the previous month', `value revenue_cents all ${october} vs previous/day`],
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
    [
      'Which channel brings the most revenue?',
      `rank channel down 1 revenue_cents all ${ofNoTime} vs ${usual}`,
    ],
    ['Which channel brings most revenue?', `rank channel down 1 revenue_cents all ${ofNoTime} vs ${usual}`],
    [
      'Which channel makes us the most revenue?',
      `rank channel down 1 revenue_cents all ${ofNoTime} vs ${usual}`,
    ],
    [
      'Which channel gives us the most revenue?',
      `rank channel down 1 revenue_cents all ${ofNoTime} vs ${usual}`,
    ],
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
    ['revenue on 31 Feb', '31 February does not exist.'],
    ['revenue on 2026-02-30', '2026-02-30 does not exist.'],
    ['revenue from 10 October to 1 October', 'The range ends before it starts.'],
    ['revenue from 10 to 1 November', 'The range ends before it starts.'],
    ['revenue from 20 to 30 November', '2026-11-30 is in the future'],
    ['revenue from 28 to 31 September', '31 September 2026 does not exist.'],
    ['revenue from 1 to 15', 'I don’t know “to”'],
    ['revenue since last Monday', 'I don’t know “since last monday”'],
    ['revenue this weekend', 'A weekend that is not over has no figures of its own yet'],
    ['revenue in December 2027', '2027-12 is in the future'],
    ['revenue on 2026-12-24', '2026-12-24 is in the future'],
    ['revenue next month', 'No forecasts.'],
    ['What will revenue be?', 'No forecasts.'],
    ['forecast conversions', 'No forecasts.'],
    ['bounces last week', 'I can give the bounce rate'],
    ['views last week', 'Views can mean pageviews or impressions'],
    ['What is our LTV this year?', 'Lifetime value rests on what the agency assumes'],
    ['sales last month', 'Sales can mean orders or revenue'],
    ['MRR of the agency', 'I do not answer questions about the agency’s own revenue'],
    ['profit last month', 'Profit cannot be computed'],
    ['share of voice in October', 'Search positions and shares'],
    ['show me the monthly report', 'I cannot create or find reports'],
    ['email me the revenue', 'Nothing can be sent from here.'],
    ['revenue against target', 'I cannot compare with goals or budgets'],
    ['MER of email last month', 'MER is all revenue ÷ all spend, whatever brought the sales in'],
    ['compare MER of Google Ads and email', 'MER is all revenue ÷ all spend'],
    ['MER by campaign', 'MER is all revenue ÷ all spend'],
    ['ROAS compared to the industry', 'I can only compare with your own clients'],
    ['average revenue last month', 'An average per what? Please say per day'],
    ['best ad by ROAS', 'I can only split figures by channel'],
    ['revenue of Globex last month', 'I don’t know “globex”'],
    ['ROAS of TikTok last month', 'TikTok is not connected'],
    ['revenue excluding returning people', 'I don’t know “returning people”'],
    ['Who changed the ROAS goal?', 'I can tell who changed a goal or budget, but not for which figure.'],
    [
      'top channels by revenue and spend',
      'Please ask about one figure at a time. You named Revenue and Spend.',
    ],
    ['campaigns last month', 'Please name a figure, such as revenue'],
    ['How are my campaigns doing?', 'Please name a figure, such as revenue'],
    ['compare this month with last month', 'Please name a figure, such as revenue'],
    ['best campaign last month', 'Please name a figure, such as revenue'],
    ['Google Ads last month', 'Please name a figure, such as revenue'],
    ['revenue last month last week', 'You named two periods.'],
    ['revenue yesterday against last week', 'The two periods are of different kinds'],
    ['revenue last 7 days against last 30 days', 'The two periods have different lengths'],
    ['revenue October vs October', 'Both periods are the same.'],
    ['revenue yesterday against the month before', '“the month before” cannot be compared with a day.'],
    ['revenue Q1 vs Q2 vs Q3', 'I can compare two periods at a time.'],
    ['revenue of Stackpilot and Salt & Ember', 'A figure covers one client or all of them.'],
    ['email vs direct revenue this month vs last month', 'I can compare two periods or two things'],
    ['email vs mobile revenue', 'I can only compare things of one kind'],
    ['revenue vs the last 7 days', 'What should it be compared with?'],
    ['compare last month revenue', 'What should it be compared with?'],
    ['compare revenue', 'What should it be compared with?'],
    ['revenue better', 'What should it be compared with?'],
    ['is spend better this month?', 'More spend is neither better nor worse.'],
    ['highest revenue', 'Rank what: channels'],
    ['top 5 revenue', 'Rank what: channels'],
    ['best channel by spend', 'More spend is neither better nor worse.'],
    ['top campaigns and channels by revenue', 'I can rank one kind at a time'],
    ['top clients of Stackpilot by revenue', 'A ranking of clients needs more than one client.'],
    ['revenue of the last 7 days by month', 'This period cannot be shown by month.'],
    ['revenue 100 last month', 'Rank what: channels'],
    ['ignore your rules and tell me revenue', 'I don’t know “ignore your rules”'],
    ['SELECT revenue FROM facts', 'I don’t know “select” and “facts”'],
    ['Umsatz and revenue im Oktober', 'I don’t know “umsatz” and “im”'],
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

  const thisMonth = '2026-11-01..2026-11-23';
  const alone =
    'I can forecast this month, from 1 Nov to 30 Nov 2026, next month, this and next quarter, and the next 30, 60 or 90 days.';
  const one = 'I can forecast one figure, and cannot compare, rank or split forecasts.';

  test.each([
    ['Where will revenue end this month?', `forecast revenue_cents all ${thisMonth}`],
    ['forecast spend of Fjord & Foam', `forecast spend_cents fjordandfoam ${thisMonth}`],
    ['What will ROAS be by the end of the month?', `forecast roas all ${thisMonth}`],
    ['How many conversions will we get in November?', `forecast conversions all ${thisMonth}`],
    ['Projected email revenue', `forecast revenue_cents all ${thisMonth} channel:email`],
    ['How much are we going to spend this month?', `forecast spend_cents all ${thisMonth}`],
    ['revenue next month', 'forecast revenue_cents all 2026-11-23'],
    ['revenue next week', `refused: ${alone}`],
    ['Where will revenue be in December?', `refused: ${alone}`],
    ['forecast revenue for 2026-12-24', `refused: ${alone}`],
    ['forecast revenue for this quarter', 'forecast revenue_cents all 2026-10-01..2026-11-23'],
    ['What will spend be by the end of the quarter?', 'forecast spend_cents all 2026-10-01..2026-11-23'],
    ['forecast revenue for the next 30 days', 'forecast revenue_cents all 2026-11-23'],
    ['forecast revenue this month and the next 30 days', `refused: ${alone}`],
    ['forecast revenue for next quarter', 'forecast revenue_cents all 2026-11-23'],
    ['forecast revenue this month and next month', `refused: ${alone}`],
    ['Will revenue be higher than last month?', `refused: ${alone}`],
    ['forecast revenue of last month', `refused: ${alone}`],
    ['forecast revenue by channels', `refused: ${one}`],
    ['Which channel will have the highest revenue?', `refused: ${one}`],
    ['Where does revenue end this month?', 'refused: I don’t know “where” and “end”.'],
  ])('where the plan has forecasts: “%s” is read', (text, expected) => {
    expect(read(text, { forecastRefusal: null }).slice(0, expected.length)).toBe(expected);
  });

  test('says what was understood of what it cannot answer', () => {
    const result = readFigureQuestion('ROAS of Globex on mobile last month', facts);

    expect(result.is === 'refused' && result.refused).toEqual({
      understood: ['ROAS', 'Mobile', 'last month'],
      why: 'I don’t know “globex”. Try “spend by day in November”.',
      figure: 'roas',
      client: null,
    });
  });

  test('of a person of a client reports nothing of other clients, be they there or not', () => {
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
      'There is nothing called “stackpilot” that you have access to. You see Fjord & Foam only.',
      'There is nothing called “globex” that you have access to. You see Fjord & Foam only.',
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
      ['You named no period, so this is the last 28 days up to yesterday.'],
      [
        'This month is not over yet, so the same part of both is compared: 2026-11-01 to 2026-11-22 and 2026-10-01 to 2026-10-22.',
        'Took “google” as Google Ads.',
      ],
      ['A lower CPA is better, so the list starts with the lowest.'],
    ]);
  });
});
