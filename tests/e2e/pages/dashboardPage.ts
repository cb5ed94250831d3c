/** Models the dashboard: greeting, recent activity, and the own profile. */
import type { Locator, Page } from 'playwright/test';

export type ProfileField = 'First name' | 'Last name' | 'Company name';

export type DashboardPage = {
  open(): Promise<void>;
  greeting(name: string): Locator;
  readonly activity: Locator;
  /** Opens the activity and waits until it follows the event stream. The sample client's board has an activity, too. */
  untilLive(label?: 'Activity' | 'Workspace activity'): Promise<void>;
  /** Opens a part below the first screen: a tab, or a fold on a narrow page. */
  show(label: 'Activity' | 'Workspace'): Promise<void>;
  part(heading: string): Locator;
  /** Leaves the activity open. */
  editProfile(changes: Readonly<Partial<Record<ProfileField, string>>>): Promise<void>;
};

export const createDashboardPage = (page: Page): DashboardPage => {
  const main = page.getByRole('main');
  const part = (heading: string) => main.getByRole('region', { name: heading });
  const activity = part('Recent activity');
  const show = async (label: string): Promise<void> => {
    const tab = main.getByRole('tab', { name: label, exact: true });
    const fold = main.getByRole('button', { name: label, exact: true });
    // One locator for both: a board that is read again may replace either between two calls.
    const one = tab.or(fold).first();
    if ((await one.getAttribute('aria-expanded')) !== 'true') await one.click();
  };
  return {
    open: async () => {
      await page.goto('./dashboard');
    },
    greeting: (name) => main.getByRole('heading', { name: new RegExp(`^Good \\w+, ${name}$`) }),
    activity: activity.getByRole('listitem'),
    untilLive: async (label = 'Activity') => {
      await show(label);
      await activity.getByText('Live', { exact: true }).waitFor();
    },
    show,
    part,
    editProfile: async (changes) => {
      await show('Workspace');
      await main.getByRole('button', { name: 'Edit your profile' }).click();
      const form = page.getByRole('dialog', { name: 'Your profile' });
      for (const [label, value] of Object.entries(changes)) await form.getByLabel(label).fill(value);
      await form.getByRole('button', { name: 'Save profile' }).click();
      await form.waitFor({ state: 'hidden' });
      await show('Activity');
    },
  };
};
