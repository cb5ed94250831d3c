/** Tests the follow-up questions offered after an answer. */
import { expect, test } from 'vitest';
import { closestQuestions } from '#domain/ask/figureAnswers.ts';

const offered = (figure: 'conversions' | 'revenue_cents') =>
  closestQuestions({
    figure,
    client: { id: 'acme', name: 'Acme', archived: false },
    understood: [],
    why: '',
  });

test('questions have the verb of their figure', () => {
  expect([offered('conversions'), offered('revenue_cents')]).toEqual([
    [
      'How are conversions of Acme this month against last month?',
      'Which channel has the highest conversions of Acme?',
      'Why did conversions of Acme change last week?',
    ],
    [
      'How is revenue of Acme this month against last month?',
      'Which channel has the highest revenue of Acme?',
      'Why did revenue of Acme change last week?',
    ],
  ]);
});
