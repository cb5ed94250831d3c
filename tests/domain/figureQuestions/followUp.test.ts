/** Tests that a follow-up means what the whole question means. */
import { expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { lexiconOf } from '#domain/figureQuestions/lexicon.ts';
import { readFigureQuestion } from '#domain/figureQuestions/readFigureQuestion.ts';
import { adsSource, socialSource, webSource } from '#tests/support/metricFixture.ts';

const clients = ['Fjord & Foam', 'Stackpilot'].map((name) => ({ id: name, name, archived: false }));
const today = epochDayOf('2026-01-05') ?? 0;
const facts = {
  lexicon: lexiconOf({ clients, sources: [adsSource, webSource, socialSource] }),
  today,
  usualDays: { from: today - 28, to: today - 1 },
  ownClient: null,
  forecastRefusal: null,
};

const meaningOf = (text: string, before: readonly string[] = []): unknown => {
  const read = readFigureQuestion(text, { ...facts, before });
  if (read.is !== 'asked') return read.is;
  return [read.question, ...read.more].map(({ stated: _stated, ...question }) => question);
};

test.each([
  [['revenue last month'], 'and by device?', 'revenue by device last month'],
  [['revenue last month'], 'by channel', 'revenue by channel last month'],
  [['revenue last month'], 'and last week?', 'revenue last week'],
  [['revenue last month'], 'and conversions?', 'conversions last month'],
  [['revenue last month'], 'what about ROAS?', 'ROAS last month'],
  [['revenue last month'], 'why?', 'why revenue last month'],
  [['revenue last month'], 'what drove it?', 'what drove revenue last month'],
  [['revenue last month'], 'did it grow?', 'did revenue grow last month'],
  [['revenue last month'], 'break it down by device', 'revenue by device last month'],
  [['revenue last month'], 'who had the most?', 'which client had the most revenue last month'],
  [['revenue last month'], 'vs the same month last year', 'revenue last month vs a year ago'],
  [['revenue last month'], 'compare with October', 'revenue last month compared with October'],
  [['revenue last month'], 'how about the month before?', 'revenue in November'],
  [['revenue last month', 'and the month before?'], 'and the month before that?', 'revenue in October'],
  [['revenue of Stackpilot last month'], 'what about Fjord & Foam?', 'revenue of Fjord & Foam last month'],
  [['spend last month'], 'what about paid search?', 'spend of paid search last month'],
  [['spend last month', 'what about paid search?'], 'and email?', 'spend of email last month'],
  [['top 5 campaigns by ROAS'], 'by revenue', 'top 5 campaigns by revenue'],
  [
    ['Which channel had the highest revenue last month?'],
    'and the lowest?',
    'which channel had the lowest revenue last month',
  ],
  [['best day for revenue last month'], 'and the worst?', 'worst day for revenue last month'],
  [['best day for revenue last month'], 'and in November?', 'best day for revenue in November'],
  [['is CPA below $50 last month?'], 'and for Stackpilot?', 'is CPA of Stackpilot below $50 last month'],
  [['email vs paid search revenue last month'], 'what about spend?', 'email vs paid search spend last month'],
  [['share of email revenue last month'], 'and paid search?', 'share of paid search revenue last month'],
  [['forecast revenue'], 'and spend?', 'forecast spend'],
  [['Why did conversions change last week?'], 'and by device?', 'change in conversions by device last week'],
  [
    ['How did we do last week?'],
    'and for Stackpilot?',
    'revenue and spend and conversions and sessions of Stackpilot last week',
  ],
  [['revenue last month', 'and for Globex?'], 'and for Stackpilot?', 'revenue of Stackpilot last month'],
] as const)('after %j, “%s” means “%s”', (before, next, whole) => {
  const meant = meaningOf(whole);
  expect(meant).not.toBe('refused');
  expect(meaningOf(next, before)).toEqual(meant);
});

test.each([
  [['revenue last month'], 'what happened this week?'],
  [['revenue last month'], 'How is Stackpilot doing?'],
  [['revenue last month'], 'thanks'],
  [['revenue last month'], 'Which clients do we have?'],
  [['revenue last month'], 'and which clients are there?'],
  [['What happened this week?'], 'and last month?'],
  [['Which clients are over budget?'], 'and last month?'],
  [['revenue last month', 'which plan do we have?'], 'and last week?'],
] as const)('after %j, “%s” is no follow-up', (before, next) => {
  expect(meaningOf(next, before)).toEqual(meaningOf(next));
});
