/** Tests recognition of the client or person that a question names. */
import { describe, expect, test } from 'vitest';
import { leftOver, mentioned, readQuestion } from '#domain/ask/readQuestion.ts';

const names = ['Nordlys Kaffe AS', 'Harbor & Pine (sample)', 'Acme Shop Oslo', 'Acme Shop Bergen'].map(
  (name) => ({
    name,
  }),
);

const told = (text: string) => {
  const question = readQuestion(text);
  return [mentioned(question, names)?.name ?? null, leftOver(question).join(' ')];
};

describe('a name in a question', () => {
  test('is a whole one or its first words, all of which are understood', () => {
    expect(
      [
        'fee of Nordlys Kaffe AS',
        'fee of Nordlys Kaffe',
        'fee of Nordlys',
        'Harbor and Pine’s fee',
        'fee of Harbor & Pine',
        'fee of Acme Shop Oslo',
      ].map(told),
    ).toEqual([
      ['Nordlys Kaffe AS', 'fee of'],
      ['Nordlys Kaffe AS', 'fee of'],
      ['Nordlys Kaffe AS', 'fee of'],
      ['Harbor & Pine (sample)', 'fee'],
      ['Harbor & Pine (sample)', 'fee of'],
      ['Acme Shop Oslo', 'fee of'],
    ]);
  });

  test('is nobody’s where two begin with these words', () => {
    expect(told('fee of Acme Shop')).toEqual([null, 'fee of acme shop']);
  });
});
