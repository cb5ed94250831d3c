/** Drives a staged app by the browser's own input: real presses and keys, the service worker in between. */
import type { Locator, Page } from 'playwright/test';
import { type Driver, ScenarioProblem } from '#scenarios/driver.ts';
import { firstPage, type Script, type Target } from '#scenarios/script.ts';
import { tellTarget } from '#scenarios/tellStep.ts';
import { attributeOf } from '#ui/stage/attributeOf.ts';
import { fileFieldOf } from '#ui/stage/fileFieldOf.ts';
import { shownValue } from '#ui/stage/shownValue.ts';
import { type StagePage, stageName } from '#ui/stage/stage.ts';
import { chooseOption } from './chooseOption.ts';

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

/** Ends the service worker as the browser does with one that is idle; resolves once it is gone. */
const stopWorker = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const { promise: stopped, resolve: noteStop } = Promise.withResolvers<void>();
  const running = new Set<string>();
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, runningStatus } of versions) {
      if (runningStatus === 'stopped') running.delete(versionId);
      else running.add(versionId);
    }
    if (versions.length > 0 && running.size === 0) noteStop();
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await stopped;
  await devtools.detach();
};

/** What the page's stage could not do for a reason of the script's is the script's problem. */
const asProblem = (error: unknown): never => {
  const told = /ScenarioProblem: (.*)/.exec(String(error))?.[1];
  throw told === undefined ? error : new ScenarioProblem(told);
};

/** Opens an app for a script in a page that has shown nothing yet. */
export const stageIn = async (page: Page, script: Script): Promise<Driver> => {
  const { seed, start, network } = script;
  const windows = new Map([[firstPage, page]]);
  /** The window that input goes to; the stage lives in the first. */
  let shown = page;
  await page.addInitScript(
    (name) => {
      window.name ||= name;
    },
    stageName({ seed, start, network, transport: 'worker' }),
  );
  await page.goto('./');
  await page.waitForFunction(() => (window as StagePage).agencyLensStage !== undefined);

  const settle = () => page.evaluate(() => (window as StagePage).agencyLensStage?.settle());

  /** The one that is meant, once it is there. */
  const one = async (target: Target): Promise<Locator> => {
    const found = locate(shown, target).filter({ visible: true });
    const element = target.nth === undefined ? found : found.nth(target.nth);
    try {
      await element.waitFor({ timeout: patience });
    } catch (error) {
      throw new ScenarioProblem(`${tellTarget(target)} cannot be used: ${String(error).split('\n')[0]}`);
    }
    return element;
  };

  const show = async (name: string): Promise<void> => {
    shown = windows.get(name) ?? page;
    await shown.bringToFront();
  };

  const goToTab = async (name: string): Promise<void> => {
    const opening = windows.has(name) ? null : page.context().waitForEvent('page');
    await page.evaluate((to) => (window as StagePage).agencyLensStage?.goToTab(to), name);
    if (opening) windows.set(name, await opening);
    await show(name);
  };

  const closeTab = async (name: string): Promise<void> => {
    await page
      .evaluate((which) => (window as StagePage).agencyLensStage?.closeTab(which), name)
      .catch(asProblem);
    windows.delete(name);
    await show(firstPage);
  };

  const killWorker = async (): Promise<void> => {
    await stopWorker(page);
    // What streamed through it breaks off a moment later; what listens is told then.
    await page.waitForFunction(() => (window as StagePage).agencyLensStage?.streams() === 0);
    await settle();
  };

  return {
    open: (address) =>
      page
        .evaluate((to) => (window as StagePage).agencyLensStage?.open(to), address)
        .then(() => undefined, asProblem),
    click: async (target) => {
      // Choices of one row of buttons are drawn by their labels; they themselves have no size to be pressed at.
      const found = locate(page, target);
      if (target.role === 'radio' && !(await found.first().isVisible())) {
        await found.nth(target.nth ?? 0).press('Space', { timeout: patience });
      } else await (await one(target)).click();
      await settle();
    },
    fill: async (target, text) => {
      await (await one(target)).fill(text);
      await settle();
    },
    select: async (target, option) => {
      await chooseOption(await one(target), option);
      await settle();
    },
    press: async (key, target) => {
      if (target) await (await one(target)).press(key);
      else await shown.keyboard.press(key);
      await settle();
    },
    hover: async (target) => {
      await (await one(target)).hover();
      await settle();
    },
    upload: async (target, { name, type = 'text/plain', text }) => {
      const field = (await (await one(target)).evaluateHandle(fileFieldOf)).asElement();
      if (field === null) throw new ScenarioProblem(`${tellTarget(target)} opens no field for files`);
      await field.setInputFiles({ name, mimeType: type, buffer: Buffer.from(text) });
      await settle();
    },
    pass: async (delay) => {
      await page.evaluate((ms) => (window as StagePage).agencyLensStage?.pass(ms), delay);
    },
    sleep: async (delay) => {
      await page.evaluate((ms) => (window as StagePage).agencyLensStage?.sleep(ms), delay);
    },
    setPace: async (pace) => {
      await page.evaluate((seconds) => (window as StagePage).agencyLensStage?.setPace(seconds), pace);
    },
    setLatency: async (profile) => {
      await page.evaluate((name) => (window as StagePage).agencyLensStage?.setLatency(name), profile);
    },
    setOffline: (isOffline) => page.context().setOffline(isOffline),
    setFault: async (fault) => {
      await page.evaluate((rule) => (window as StagePage).agencyLensStage?.setFault(rule), fault);
    },
    killWorker,
    store: async (key, value) => {
      await page.evaluate(([name, text]) => (window as StagePage).agencyLensStage?.store(name, text), [
        key,
        value,
      ] as const);
      await settle();
    },
    goToTab,
    closeTab,
    fork: (position, name) =>
      page
        .evaluate(([from, called]) => (window as StagePage).agencyLensStage?.fork(from, called), [
          position,
          name,
        ] as const)
        .then(() => undefined),
    send: async (actor, events) => {
      const isRunning = await page.evaluate(
        ([id, sent]) => (window as StagePage).agencyLensStage?.send(id, sent),
        [actor, events] as const,
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
    count: (target) => locate(shown, target).filter({ visible: true }).count(),
    text: async (target) => ((await (await one(target)).textContent()) ?? '').replace(/\s+/g, ' ').trim(),
    value: async (target) => (await one(target)).evaluate(shownValue),
    attribute: async (target, name) => (await one(target)).evaluate(attributeOf, name),
    hasFocus: async (target) =>
      (await one(target)).evaluate((element) => element === element.ownerDocument.activeElement),
    title: () => shown.title(),
    stored: async (key) =>
      (await page.evaluate((name) => (window as StagePage).agencyLensStage?.stored(name), key)) ?? null,
    now: async () => (await page.evaluate(() => (window as StagePage).agencyLensStage?.now())) ?? 0,
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
