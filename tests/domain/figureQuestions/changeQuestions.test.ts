/** Tests the parsing of questions about changes: words that rank changes, and two dates as one range. */
import { describe, expect, test } from 'vitest';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { FigureQuestion } from '#domain/figureQuestions/figureQuestion.ts';
import { lexiconOf } from '#domain/figureQuestions/lexicon.ts';
import { readFigureQuestion } from '#domain/figureQuestions/readFigureQuestion.ts';
import { adsSource, dayOf, webSource } from '#tests/support/metricFixture.ts';

const clientOf = (name: string) => ({ id: name.toLowerCase().replaceAll(' ', ''), name, archived: false });

const today = dayOf('2026-11-23');

const factsOf = (...names: readonly string[]) => ({
  lexicon: lexiconOf({ clients: names.map(clientOf), sources: [adsSource, webSource] }),
  today,
  usualDays: { from: today - 28, to: today - 1 },
  ownClient: null,
  forecastRefusal: null,
});

const facts = factsOf('Stackpilot', 'Common Retreats', 'May', 'List');

const daysOf = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  `${calendarDayOf(from)}..${calendarDayOf(to)}`;

const askedIn = (text: string): FigureQuestion => {
  const read = readFigureQuestion(text, facts);
  if (read.is !== 'asked') throw new Error(`${text}: ${read.is === 'refused' ? read.refused.why : read.is}`);
  return read.question;
};

const changeOf = (text: string): string => {
  const question = askedIn(text);
  if (question.intent !== 'rank' || question.change === null) return question.intent;
  const { by, most, descending, change } = question;
  return `${by} ${change.sense}${change.isRelative ? ' percent' : ''} ${descending ? 'down' : 'up'} ${most ?? 'all'}`;
};

/** The metric's range, and its comparison range if the question names one. */
const timesOf = (text: string): string => {
  const question = askedIn(text);
  if (question.intent !== 'value' && question.intent !== 'why') return question.intent;
  const { side, against } = question;
  return against.compared === null
    ? `${daysOf(side.days)} vs ${against.compare}/${against.match}`
    : `${daysOf(side.days)} vs ${daysOf(against.compared)}`;
};

describe('a ranking of changes', () => {
  test.each([
    ['which client grew revenue the most?', 'client up down 1'],
    ['most improved channel by ROAS last month', 'channel better down 1'],
    ['most improved channel by CPA last month', 'channel better up 1'],
    ['which campaign dropped the most in conversions?', 'campaign down up 1'],
    ['which channel lost the most sessions last month', 'channel down up 1'],
    ['biggest change in sessions by device this month', 'device either down 1'],
    ['which clients declined in revenue?', 'client down up all'],
    ['fastest growing client by sessions', 'client up percent down 1'],
    ['fastest growing clients by sessions', 'client up percent down 5'],
    ['worst drop in revenue by channel last week', 'channel down up 1'],
    ['top 3 campaigns by revenue growth', 'campaign up down 3'],
    ['which channel grew the least in revenue', 'channel up up 1'],
    ['worst change in CPA by channel', 'channel worse down 1'],
    ['biggest percentage drop in revenue by client', 'client down percent up 1'],
    ['which country gained the most users last quarter', 'country up down 1'],
  ])('is read in “%s”', (text, expected) => {
    expect(changeOf(text)).toBe(expected);
  });

  test.each(['which client has the most revenue?', 'top 5 channels by revenue', 'list revenue by client'])(
    'is not read in “%s”, which asks for levels',
    (text) => {
      const question = askedIn(text);
      expect(question.intent === 'rank' && question.change).toBe(null);
    },
  );
});

const octoberToNovember = '2026-11-01..2026-11-22 vs 2026-10-01..2026-10-22';
const augustToOctober = '2026-10-01..2026-10-31 vs 2026-08-01..2026-08-31';

describe('two times', () => {
  test.each([
    ['How did revenue change from August to October?', augustToOctober],
    ['revenue from August to October', augustToOctober],
    ['did spend increase from august to october', augustToOctober],
    ['what was the drop in sessions between August and October', augustToOctober],
    ['why did revenue fall from August to October', augustToOctober],
    ['difference in revenue between August and October', augustToOctober],
    ['revenue growth August to October', augustToOctober],
    ['how did revenue change October vs August', augustToOctober],
    ['how did revenue change in August compared with October', augustToOctober],
    ['by how much did sessions grow from October to November', octoberToNovember],
    ['did revenue rise from Q2 to Q3', '2026-07-01..2026-09-30 vs previous/day'],
    ['revenue from last month to this month', octoberToNovember],
    ['how did sessions move from 1 October to 6 October', '2026-10-06..2026-10-06 vs 2026-10-01..2026-10-01'],
    ['how has revenue changed since October', octoberToNovember],
  ])('are held against each other in “%s”', (text, expected) => {
    expect(timesOf(text)).toBe(expected);
  });

  test.each([
    ['revenue from 1 to 15 October', '2026-10-01..2026-10-15 vs previous/weekday'],
    ['how much did we spend from August to October', '2026-08-01..2026-10-31 vs previous/weekday'],
    ['total revenue from August to October', '2026-08-01..2026-10-31 vs previous/weekday'],
    ['revenue from August through October', '2026-08-01..2026-10-31 vs previous/weekday'],
    ['sessions August thru October', '2026-08-01..2026-10-31 vs previous/weekday'],
    ['spend between August and October', '2026-08-01..2026-10-31 vs previous/weekday'],
    ['revenue trend from August to October by week', '2026-08-01..2026-10-31 vs previous/weekday'],
    ['revenue from 20 August to 5 October', '2026-08-20..2026-10-05 vs previous/weekday'],
    ['sessions since October', '2026-10-01..2026-11-22 vs previous/weekday'],
  ])('are one span in “%s”', (text, expected) => {
    expect(timesOf(text)).toBe(expected);
  });

  test('report how they were understood', () => {
    const stated = [
      'revenue from August to October',
      'did revenue rise from August to October',
      'total revenue from August to October',
    ].map((text) => askedIn(text).stated);
    expect(stated).toEqual([
      [
        'Read “from august to october” as two times, the second against the first. For one span, ask for the total.',
      ],
      ['Read “from august to october” as two times: the second against the first.'],
      ['Read “from august to october” as one span.'],
    ]);
  });
});

describe('an everyday word', () => {
  const sideOf = (text: string) => {
    const question = askedIn(text);
    if (question.intent === 'compare') return 'compare';
    return [
      question.side.client?.name ?? 'all',
      daysOf(question.side.days),
      ...question.side.filters.country,
    ].join(' ');
  };
  const usual = '2026-10-26..2026-11-22';

  test.each([
    ['spend in may', 'all 2026-05-01..2026-05-31'],
    ['may I see revenue', `all ${usual}`],
    ['spend in May', 'all 2026-05-01..2026-05-31'],
    ['spend of client May in july', 'May 2026-07-01..2026-07-31'],
    ['show us revenue', `all ${usual}`],
    ['how much revenue did google bring us', `all ${usual}`],
    ['revenue in the us', `all ${usual} US`],
    ['US revenue', `all ${usual} US`],
    ['show us US revenue', `all ${usual} US`],
    ['most common device by sessions', `all ${usual}`],
    ['sessions of Common Retreats', `Common Retreats ${usual}`],
    ['list revenue by channel', `all ${usual}`],
    ['revenue of List', `List ${usual}`],
  ])('is no name unless it is typed as one in “%s”', (text, expected) => {
    expect(sideOf(text)).toBe(expected);
  });
});
