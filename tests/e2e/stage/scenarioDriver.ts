/** Drives a staged app by the browser's own input: real presses and keys, the service worker in between. */
import type { Locator, Page } from 'playwright/test';
import { type Driver, ScenarioProblem } from '#scenarios/driver.ts';
import { type Script, type Target, tellTarget } from '#scenarios/script.ts';
import { type StagePage, stageName } from '#ui/stage/stage.ts';

/** Real milliseconds between two looks at what real work may bring. */
const lingering = 50;
const mostAttempts = 120;
const patience = 5_000;

type Role = Parameters<Page['getByRole']>[0];

const locate = (place: Page | Locator, target: Target): Locator => {
  const inside = target.within ? locate(place, target.within) : place;
  const { role, name, part } = target;
  const exact = !part;
  if (role === 'field') return inside.getByLabel(name ?? /.*/, { exact });
  return inside.getByRole(role as Role, name === undefined ? {} : { name, exact });
};

/** Opens an app for a script in a page that has shown nothing yet. */
export const stageIn = async (page: Page, script: Script): Promise<Driver> => {
  const { seed, start, network } = script;
  await page.addInitScript(
    (name) => {
      window.name = name;
    },
    stageName({ seed, start, network, transport: 'worker' }),
  );
  await page.goto('./');
  await page.waitForFunction(() => (window as StagePage).agencyLensStage !== undefined);

  const settle = () => page.evaluate(() => (window as StagePage).agencyLensStage?.settle());

  /** The one that is meant, once it is there. */
  const one = async (target: Target): Promise<Locator> => {
    const found = locate(page, target).filter({ visible: true });
    const element = target.nth === undefined ? found : found.nth(target.nth);
    try {
      await element.waitFor({ timeout: patience });
    } catch (error) {
      throw new ScenarioProblem(`${tellTarget(target)} cannot be used: ${String(error).split('\n')[0]}`);
    }
    return element;
  };

  return {
    open: (address) =>
      page.evaluate((to) => (window as StagePage).agencyLensStage?.open(to), address).then(() => undefined),
    click: async (target) => {
      await (await one(target)).click();
      await settle();
    },
    fill: async (target, text) => {
      await (await one(target)).fill(text);
      await settle();
    },
    select: async (target, option) => {
      await (await one(target)).selectOption({ label: option });
      await settle();
    },
    press: async (key, target) => {
      if (target) await (await one(target)).press(key);
      else await page.keyboard.press(key);
      await settle();
    },
    hover: async (target) => {
      await (await one(target)).hover();
      await settle();
    },
    pass: async (delay) => {
      await page.evaluate((ms) => (window as StagePage).agencyLensStage?.pass(ms), delay);
    },
    sleep: async (delay) => {
      await page.evaluate((ms) => (window as StagePage).agencyLensStage?.sleep(ms), delay);
    },
    setLatency: async (profile) => {
      await page.evaluate((name) => (window as StagePage).agencyLensStage?.setLatency(name), profile);
    },
    setFault: async (fault) => {
      await page.evaluate((rule) => (window as StagePage).agencyLensStage?.setFault(rule), fault);
    },
    send: async (actor, event) => {
      const isRunning = await page.evaluate(
        ([id, sent]) => (window as StagePage).agencyLensStage?.send(id, sent),
        [actor, event] as const,
      );
      if (!isRunning) throw new ScenarioProblem(`no lifecycle ${actor} is running`);
      await settle();
    },
    caption: async () => undefined,
    beginStep: async (index, name) => {
      await page.evaluate(
        ([number, words]) => (window as StagePage).agencyLensStage?.beginStep(number, words),
        [index, name] as const,
      );
    },
    endStep: async () => {
      await page.evaluate(() => (window as StagePage).agencyLensStage?.endStep());
    },
    linger: async (attempt) => {
      await page.waitForTimeout(lingering);
      await settle();
      return attempt < mostAttempts;
    },
    address: async () => (await page.evaluate(() => (window as StagePage).agencyLensStage?.address())) ?? '',
    count: (target) => locate(page, target).filter({ visible: true }).count(),
    text: async (target) => ((await (await one(target)).textContent()) ?? '').replace(/\s+/g, ' ').trim(),
    value: async (target) => (await one(target)).inputValue(),
    state: async (actor) =>
      (await page.evaluate((id) => (window as StagePage).agencyLensStage?.state(id), actor)) ?? null,
    eventsAfter: async (position) =>
      (await page.evaluate((from) => (window as StagePage).agencyLensStage?.eventsAfter(from), position)) ??
      [],
    head: async () => {
      const head = await page.evaluate(() => (window as StagePage).agencyLensStage?.head());
      if (!head) throw new Error('the stage is gone');
      return head;
    },
    requests: async (route) =>
      (await page.evaluate((asked) => (window as StagePage).agencyLensStage?.requests(asked), route)) ?? 0,
    projection: (path) => page.evaluate((at) => (window as StagePage).agencyLensStage?.projection(at), path),
  };
};
