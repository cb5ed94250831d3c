/** Tests the delays fixed by the specification and the contract. */
import { describe, expect, test } from 'vitest';
import { timings } from '#domain/timings.ts';

describe('timings', () => {
  test('are those of the specification in milliseconds [S9.4]', () => {
    const { checkoutProcessing, registrationRedirect, testimonialRotation } = timings;
    const { landingLoader, chatReply, mobileMenuAnimation, mobileMenuScroll } = timings;

    expect({
      checkoutProcessing,
      registrationRedirect,
      testimonialRotation,
      landingLoader,
      chatReply,
      mobileMenuAnimation,
      mobileMenuScroll,
    }).toEqual({
      checkoutProcessing: 2_000,
      registrationRedirect: 2_000,
      testimonialRotation: 5_000,
      landingLoader: 100,
      chatReply: 1_000,
      mobileMenuAnimation: 300,
      mobileMenuScroll: 50,
    });
  });

  test('give a trial 14 days and a session 30', () => {
    const day = 86_400_000;

    expect([timings.trialLength / day, timings.sessionLifetime / day]).toEqual([14, 30]);
  });

  test('let a feed’s sign of life come well before its silence counts as loss, and its end later', () => {
    const { feedHeartbeat, feedSilence, feedLifetime } = timings;

    expect([feedHeartbeat, feedSilence > 2 * feedHeartbeat, feedLifetime > feedSilence]).toEqual([
      15_000,
      true,
      true,
    ]);
  });
});
