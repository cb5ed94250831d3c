/** A hand that uses the app on the stage of the Lab's recorder as a person does: by pointer and keys, each act once the one before is recorded. */
import type { FrameLocator, Locator, Page } from 'playwright/test';

export type Hand = {
  /** By the recorder's own button. */
  readonly open: (address: string) => Promise<void>;
  /** `within`: the name of the dialog or region that it stands in. */
  readonly press: (role: Role, name: string, within?: string) => Promise<void>;
  /** The first one of a list. */
  readonly pressFirst: (role: Role, list: string) => Promise<void>;
  readonly write: (label: string, text: string) => Promise<void>;
  readonly choose: (label: string, option: string) => Promise<void>;
  readonly signIn: (role: string) => Promise<void>;
  /** Until the stage shows it. */
  readonly see: (text: string) => Promise<void>;
};

type Role = 'button' | 'link' | 'radio' | 'checkbox' | 'tab';

const patience = 120_000;

/** How long a person looks before the next act: what was typed is a step then. */
const look = 1_300;

export const createHand = (page: Page): Hand => {
  const stage: FrameLocator = page.frameLocator('iframe');
  const takeBack = page.getByRole('button', { name: 'Take back', exact: true });
  const steps = page.getByRole('list', { name: 'Recorded steps' }).getByRole('listitem');

  /** Until the recorder has nothing more to do. */
  const rest = async (): Promise<void> => {
    await page.waitForTimeout(look);
    await page.waitForFunction(() => document.querySelector('[aria-label="Recorded steps"]') !== null);
    if ((await steps.count()) > 1)
      await takeBack.and(page.locator(':enabled')).waitFor({ timeout: patience });
    const notice = page.getByRole('region', { name: 'Recording' }).getByRole('alert');
    if (await notice.isVisible()) console.log(`  the recorder says: ${await notice.textContent()}`);
  };

  const act = async (place: Locator, how: (place: Locator) => Promise<void>): Promise<void> => {
    await place.waitFor({ timeout: patience });
    await how(place);
    await rest();
  };

  const placed = (within: string | undefined) =>
    within === undefined
      ? stage
      : stage
          .getByRole('dialog', { name: within })
          .or(stage.getByRole('region', { name: within, exact: true }))
          .filter({ visible: true });

  /** Behind an open drawer fields of the same label may be. */
  const field = (label: string): Locator =>
    stage
      .getByLabel(label, { exact: true })
      .and(stage.locator(':not([inert] *)'))
      .filter({ visible: true })
      .first();

  const open = async (address: string): Promise<void> => {
    await page.getByRole('button', { name: 'Open a page', exact: true }).click();
    await page.getByLabel('Address', { exact: true }).fill(address);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await rest();
  };

  const press: Hand['press'] = (role, name, within) =>
    act(
      placed(within)
        .getByRole(role, { name, exact: role !== 'checkbox' && role !== 'radio' })
        .filter({ visible: true })
        .first(),
      (place) => place.click(),
    );

  return {
    open,
    press,
    pressFirst: (role, list) =>
      act(stage.getByRole('list', { name: list }).getByRole(role).first(), (place) => place.click()),
    write: (label, text) =>
      act(field(label), async (place) => {
        await place.click();
        await place.press('ControlOrMeta+a');
        await page.keyboard.type(text);
      }),
    choose: (label, option) =>
      act(field(label), async (place) => {
        await place.click();
        const choice = stage.getByRole('option').filter({ visible: true }).getByText(option, { exact: true });
        await choice
          .or(stage.locator('.ant-select-item-option').getByText(option, { exact: true }))
          .first()
          .click();
      }),
    signIn: async (role) => {
      await open('/login');
      await press('button', role);
      await press('button', 'Sign in');
    },
    see: async (text) => {
      await stage.getByText(text).first().waitFor({ timeout: patience });
    },
  };
};
