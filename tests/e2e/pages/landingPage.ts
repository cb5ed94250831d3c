/** Models the landing page: its first moment, its small dashboard, and its testimonials. */
import type { Locator, Page } from 'playwright/test';

export type LandingPage = {
  open(): Promise<void>;
  readonly loader: Locator;
  readonly preview: Locator;
  figure(label: string): Locator;
  readonly testimonials: Locator;
  person(name: string): Locator;
  readonly inFront: Locator;
  readonly toggles: Locator;
  toggle(name: string): Locator;
  readonly stopRotating: Locator;
};

export const createLandingPage = (page: Page): LandingPage => {
  const main = page.getByRole('main');
  const preview = main.getByRole('region', { name: /^Preview: a dashboard of/ });
  const testimonials = main.getByRole('region', { name: 'What agencies say' });
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
