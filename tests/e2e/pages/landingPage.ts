/** The start page of visitors: its first moment, its small dashboard, and its testimonials. */
import type { Locator, Page } from 'playwright/test';

export type LandingPage = {
  open(): Promise<void>;
  readonly loader: Locator;
  readonly preview: Locator;
  /** A figure of the small dashboard, which is a button. */
  figure(label: string): Locator;
  readonly testimonials: Locator;
  /** The name that brings a testimonial to the front. */
  person(name: string): Locator;
  /** The one in front. */
  readonly inFront: Locator;
  /** The buttons of the testimonials, in their order. */
  readonly toggles: Locator;
  toggle(name: string): Locator;
  readonly stopRotating: Locator;
};

export const createLandingPage = (page: Page): LandingPage => {
  const main = page.getByRole('main');
  const preview = main.getByRole('region', { name: /^Preview: a dashboard of/ });
  const testimonials = main.getByRole('region', { name: 'What changes on Monday' });
  const toggles = testimonials.getByRole('button', { name: /^(Play|Pause) the story of/ });
  return {
    open: async () => {
      await page.goto('./');
    },
    loader: main.getByRole('status').filter({ hasText: 'Loading AgencyLens...' }),
    preview,
    figure: (label) => preview.getByRole('button', { name: new RegExp(`^${label}`) }),
    testimonials,
    person: (name) => testimonials.getByRole('button', { name: new RegExp(`^${name}`) }),
    inFront: testimonials.locator('[aria-current="true"]'),
    toggles,
    toggle: (name) =>
      testimonials.getByRole('button', { name: new RegExp(`^(Play|Pause) the story of ${name}$`) }),
    stopRotating: testimonials.getByRole('button', { name: 'Stop rotating' }),
  };
};
