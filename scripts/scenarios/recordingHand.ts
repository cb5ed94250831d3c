/** Drives the app on the recorder's stage by pointer and keys, each act once the previous one is recorded. */
import type { FrameLocator, Locator, Page } from 'playwright/test';
import { type BarHand, createBarHand } from './recordingBar.ts';
import { createPointerHand, type PointerHand } from './recordingPointer.ts';

export type Hand = {
  /** `within`: the name of the dialog or region that contains the control. */
  readonly press: (role: Role, name: string | RegExp, within?: string) => Promise<void>;
  readonly pressFirst: (role: Role, list: string) => Promise<void>;
  readonly write: (label: string, text: string) => Promise<void>;
  readonly choose: (label: string, option: string) => Promise<void>;
  readonly seek: (label: string, typed: string, option: string) => Promise<void>;
  readonly signIn: (role: string) => Promise<void>;
  readonly see: (text: string) => Promise<void>;
  readonly strike: (...keys: readonly string[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly chooseFile: (button: string, name: string, content: string | Uint8Array) => Promise<void>;
  /** Rests there until its hint is recorded. */
  readonly pointAt: (role: Role, name: string) => Promise<void>;
  readonly sort: (column: string) => Promise<void>;
} & PointerHand &
  BarHand;

export type Session = { readonly title: string; readonly act: (hand: Hand) => Promise<void> };

type Role = 'button' | 'link' | 'radio' | 'checkbox' | 'tab' | 'switch' | 'menuitem' | 'textbox' | 'row';

const patience = 120_000;

/** Milliseconds of pause between acts: typed text becomes one step then. */
const look = 1_300;

export const createHand = (page: Page): Hand => {
  const stage: FrameLocator = page.frameLocator('iframe:not([data-hidden])');
  const takeBack = page.getByRole('button', { name: 'Take back', exact: true });
  const steps = page.getByRole('list', { name: 'Recorded steps' }).getByRole('listitem');

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
          .or(stage.getByRole('navigation', { name: within, exact: true }))
          .filter({ visible: true });

  /** Behind an open drawer there may be fields with the same label. */
  const field = (label: string): Locator =>
    stage
      .getByLabel(label, { exact: true })
      .and(stage.locator(':not([inert] *)'))
      .filter({ visible: true })
      .first();

  const bar = createBarHand(page, rest);

  /** Some choices show only their label. */
  const choiceOf = (choice: Locator): Locator => stage.locator('label').filter({ has: choice });

  const press: Hand['press'] = (role, name, within) => {
    const place = placed(within).getByRole(role, { name, exact: role !== 'checkbox' && role !== 'radio' });
    const shown = role === 'radio' ? place.or(choiceOf(place)) : place;
    return act(shown.filter({ visible: true }).first(), (found) => found.click());
  };

  const take = async (option: string): Promise<void> => {
    const choice = stage.getByRole('option').filter({ visible: true }).getByText(option, { exact: true });
    await choice
      .or(stage.locator('.ant-select-item-option').getByText(option, { exact: true }))
      .first()
      .click();
  };

  return {
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
        await take(option);
      }),
    seek: (label, typed, option) =>
      act(field(label), async (place) => {
        await place.click();
        await page.keyboard.type(typed);
        await take(option);
      }),
    signIn: async (role) => {
      await bar.open('/login');
      await press('button', role);
      await press('button', 'Sign in');
    },
    strike: async (...keys) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        await rest();
      }
    },
    type: async (text) => {
      await page.keyboard.type(text);
      await rest();
    },
    pointAt: (role, name) =>
      act(stage.getByRole(role, { name, exact: true }).filter({ visible: true }).first(), (place) =>
        place.hover(),
      ),
    chooseFile: (button, name, content) =>
      act(stage.getByRole('button', { name: button }).first(), async (place) => {
        const chooser = page.waitForEvent('filechooser');
        await place.click();
        await (await chooser).setFiles({
          name,
          mimeType: name.endsWith('.png') ? 'image/png' : 'text/csv',
          buffer: Buffer.from(content),
        });
      }),
    sort: (column) =>
      act(stage.getByRole('columnheader', { name: column }).filter({ visible: true }).first(), (place) =>
        place.click(),
      ),
    ...bar,
    ...createPointerHand(page, act),
    see: async (text) => {
      await stage.getByText(text).first().waitFor({ timeout: patience });
    },
  };
};
