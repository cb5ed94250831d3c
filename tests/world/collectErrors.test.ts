/** Tests collecting errors of throwing callbacks. */
import { describe, expect, test } from 'vitest';
import { collectErrors } from '#world/virtualClock.ts';

const thrownBy = (run: () => void): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
  return 'nothing';
};

const failing = (error: unknown) => () => {
  throw error;
};

describe('collectErrors', () => {
  test('throws nothing when nothing was thrown', () => {
    const errors = collectErrors();
    errors.attempt(() => {});

    expect(thrownBy(errors.throwAny)).toBe('nothing');
  });

  test('runs all and throws the only error as it is, also when it is undefined', () => {
    const errors = collectErrors();
    const ran: string[] = [];
    errors.attempt(failing(undefined));
    errors.attempt(() => ran.push('after'));

    expect(thrownBy(errors.throwAny)).toBe(undefined);
    expect(ran).toEqual(['after']);
  });

  test('throws several errors as one, all kept in order', () => {
    const [first, second] = [new Error('first'), new Error('second')];
    const errors = collectErrors();
    errors.attempt(failing(first));
    errors.attempt(failing(second));

    const thrown = thrownBy(errors.throwAny);
    expect(thrown).toBeInstanceOf(AggregateError);
    expect(thrown instanceof AggregateError ? thrown.errors : []).toEqual([first, second]);
  });
});
