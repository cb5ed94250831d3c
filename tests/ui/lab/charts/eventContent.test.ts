/** Tests parsing an event's content from text. */
import { describe, expect, test } from 'vitest';
import { contentText, eventFromText } from '#ui/lab/charts/SendForm.tsx';

const example = {
  type: 'account.signIn',
  email: 'ada@example.com',
  password: 'moonlight',
  deep: { token: 'abc', kept: 1 },
};

describe('the content of an event', () => {
  test('hides what is secret', () => {
    expect(contentText(example)).toBe(
      JSON.stringify({ email: 'ada@example.com', password: '•••', deep: { token: '•••', kept: 1 } }, null, 2),
    );
  });

  test('that was left alone is the example again', () => {
    expect(eventFromText(contentText(example), example)).toEqual({ event: example });
  });

  test('that was changed is what was written, of the same type', () => {
    expect(eventFromText('{"type":"other","email":"x","password":"sunlight"}', example)).toEqual({
      event: { type: 'account.signIn', email: 'x', password: 'sunlight' },
    });
    expect(eventFromText('', example)).toEqual({ event: { type: 'account.signIn' } });
  });

  test.each(['[1]', '"text"', '3', 'null'])('%s is no object', (text) => {
    expect(eventFromText(text, example)).toEqual({
      problem: 'The content is a JSON object, between { and }.',
    });
  });

  test('that is no JSON is reported', () => {
    expect(eventFromText('{', example)).toEqual({ problem: expect.stringContaining('JSON') });
  });
});
