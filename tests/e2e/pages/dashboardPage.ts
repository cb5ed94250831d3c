/** Models the dashboard: greeting, recent activity, and the own profile. */
import type { Locator, Page } from 'playwright/test';

export type ProfileField = 'First name' | 'Last name' | 'Company name';

export type DashboardPage = {
  open(): Promise<void>;
  greeting(name: string): Locator;
  readonly activity: Locator;
  readonly live: Locator;
  part(heading: string): Locator;
  editProfile(changes: Readonly<Partial<Record<ProfileField, string>>>): Promise<void>;
};

export const createDashboardPage = (page: Page): DashboardPage => {
  const main = page.getByRole('main');
  const part = (heading: string) => main.getByRole('region', { name: heading });
  const activity = part('Recent activity');
  return {
    open: async () => {
      await page.goto('./dashboard');
    },
    greeting: (name) => main.getByRole('heading', { name: new RegExp(`^Good \\w+, ${name}$`) }),
    activity: activity.getByRole('listitem'),
    live: activity.getByText('Live', { exact: true }),
    part,
    editProfile: async (changes) => {
      await main.getByRole('button', { name: 'Edit your profile' }).click();
      const form = page.getByRole('dialog', { name: 'Your profile' });
      for (const [label, value] of Object.entries(changes)) await form.getByLabel(label).fill(value);
      await form.getByRole('button', { name: 'Save profile' }).click();
    },
  };
};
