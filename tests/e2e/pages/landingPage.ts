/** The start page of visitors: its first moment, its small dashboard, and its stories. */
import type { Locator, Page } from 'playwright/test';

export type LandingPage = {
  open(): Promise<void>;
  readonly loader: Locator;
  readonly preview: Locator;
  /** A figure of the small dashboard, which is a button. */
  figure(label: string): Locator;
  readonly stories: Locator;
  /** The name that brings a story to the front. */
  person(name: string): Locator;
  /** The one in front. */
  readonly inFront: Locator;
  /** The buttons of the stories, in their order. */
  readonly toggles: Locator;
  toggle(name: string): Locator;
  readonly stopRotating: Locator;
};

export const createLandingPage = (page: Page): LandingPage => {
  const main = page.getByRole('main');
  const preview = main.getByRole('region', { name: /^Preview: a dashboard of/ });
  const stories = main.getByRole('region', { name: 'What changes on Monday' });
  const toggles = stories.getByRole('button', { name: /^(Play|Pause) the story of/ });
  return {
    open: async () => {
      await page.goto('./');
    },
    loader: main.getByRole('status').filter({ hasText: 'Loading AgencyLens...' }),
    preview,
    figure: (label) => preview.getByRole('button', { name: new RegExp(`^${label}`) }),
    stories,
    person: (name) => stories.getByRole('button', { name: new RegExp(`^${name}`) }),
    inFront: stories.locator('[aria-current="true"]'),
    toggles,
    toggle: (name) =>
      stories.getByRole('button', { name: new RegExp(`^(Play|Pause) the story of ${name}$`) }),
    stopRotating: stories.getByRole('button', { name: 'Stop rotating' }),
  };
};
