/** Tests that the chosen client and range are added only to questions that name none. */
import { expect, test } from 'vitest';
import { inContext, noContext } from '#ui/pages/aiChat/QuestionContext.tsx';

const context = { client: 'Fjord & Foam', range: 'in the last 7 days', against: null };

test('adds the client and the range before the final mark, each only if the question has none', () => {
  expect(
    [
      'What was revenue?',
      'Top 3 channels by ROAS',
      'What was revenue of Stackpilot?',
      'Compare spend for fjord & foam',
      'Why did conversions change in March?',
    ].map((question) => inContext(question, context)),
  ).toEqual([
    'What was revenue of Fjord & Foam in the last 7 days?',
    'Top 3 channels by ROAS of Fjord & Foam in the last 7 days',
    'What was revenue of Stackpilot in the last 7 days?',
    'Compare spend for fjord & foam in the last 7 days',
    'Why did conversions change in March of Fjord & Foam?',
  ]);
});

test('leaves questions about people, rules and the workspace as they were typed', () => {
  const others = ['Who changed the ROAS goal?', 'Which plan do we have?', 'What happened this week?'];
  expect(others.map((question) => inContext(question, context))).toEqual(others);
  expect(inContext('What was revenue?', noContext)).toBe('What was revenue?');
});

test('adds the comparison to a question with days, unless it compares by itself', () => {
  const compared = { ...noContext, against: 'compared with the year before' };
  expect(
    ['Revenue last month?', 'Revenue this month against last month?', 'What is revenue?'].map((question) =>
      inContext(question, compared),
    ),
  ).toEqual([
    'Revenue last month compared with the year before?',
    'Revenue this month against last month?',
    'What is revenue?',
  ]);
  expect(inContext('What is revenue?', { ...compared, range: 'this month' })).toBe(
    'What is revenue this month compared with the year before?',
  );
});
