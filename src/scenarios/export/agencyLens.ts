/** Provides the fixture of exported tests: each gets a world with its own seed, clock and event log in the served product. */
import { writeFile } from 'node:fs/promises';
import { type BrowserContext, test as base, expect as baseExpect, type Page } from 'playwright/test';
import { field, patience } from './controls.ts';
import { askStage, type Head, stageName, stopWorker, type World } from './stagePage.ts';
import { watchContext } from './watchContext.ts';

/** Real milliseconds per attempt, and the number of attempts: between two the app finishes pending work. */
const timeout = 1_000;
const mostTries = 20;

export const expect = baseExpect.configure({ timeout });

const createLens = (page: Page, address: string) => {
  const pages = new Map([['first', page]]);
  let shown = page;
  let start = 0;
  let world: World | null = null;
  let doing: { readonly index: number; readonly name: string } | null = null;

  const ask = askStage(page);

  /** Retries an assertion until it holds; the world's clock does not advance meanwhile. */
  const check = async (assertion: () => Promise<void>): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await assertion();
      } catch (problem) {
        if (tries === mostTries) throw problem;
      }
      await ask('settle');
    }
  };

  const is = <Value>(read: () => Promise<Value>, wanted: Value): Promise<void> =>
    check(() => expect.poll(read, { timeout }).toEqual(wanted));

  /** With `LAB_PICTURES`, a folder, each step leaves what it led to as `007.png`. */
  const picture = async (number: number): Promise<void> => {
    const folder = process.env.LAB_PICTURES;
    if (!folder) return;
    const path = `${folder}/${String(number).padStart(3, '0')}.png`;
    await shown.screenshot({ path, animations: 'disabled' });
  };

  const show = async (name: string): Promise<Page> => {
    shown = pages.get(name) ?? page;
    await shown.bringToFront();
    return shown;
  };

  return {
    check,
    settle: () => ask('settle'),
    begin: async (plan: World): Promise<void> => {
      world = plan;
      await page.addInitScript((name) => {
        window.name ||= name;
      }, stageName(plan));
      await page.goto(address);
      await page.waitForFunction(() => Reflect.has(window, 'agencyLensStage'));
      start = (await ask('head')).position;
    },
    /** Runs a numbered step: it takes a second of the world's time, or as long as its requests. */
    step: <Result>(number: number, words: string, act: () => Promise<Result>): Promise<Result> =>
      base.step(`${number}. ${words}`, async () => {
        doing = { index: number - 1, name: words };
        await ask('beginStep', number - 1, words);
        const result = await act();
        await ask('endStep');
        await picture(number);
        doing = null;
        return result;
      }),
    position: (later = 0): number => start + later,
    open: (address: string) => ask('open', address),
    signIn: async (email: string, password: string): Promise<void> => {
      await ask('open', '/login');
      await field(shown, 'Email').fill(email);
      await ask('settle');
      await field(shown, 'Password').fill(password);
      await ask('settle');
      await shown.getByRole('button', { name: 'Sign in', exact: true }).click();
    },
    pass: (milliseconds: number) => ask('pass', milliseconds),
    passUntil: async (moment: string) => ask('pass', Date.parse(moment) - (await ask('now'))),
    sleep: (milliseconds: number) => ask('sleep', milliseconds),
    setPace: (seconds: number) => ask('setPace', seconds),
    setLatency: (profile: string) => ask('setLatency', profile),
    setFault: (fault: object) => ask('setFault', fault),
    store: async (key: string, value: string | null): Promise<void> => {
      await ask('store', key, value);
      await ask('settle');
    },
    fork: (name: string, later: number) => ask('fork', start + later, name),
    killWorker: async (): Promise<void> => {
      await stopWorker(page);
      await check(() => expect.poll(() => ask('streams'), { timeout }).toBe(0));
    },
    goToTab: async (name: string): Promise<Page> => {
      const opening = pages.has(name) ? null : page.context().waitForEvent('page');
      await ask('goToTab', name);
      if (opening) pages.set(name, await opening);
      return show(name);
    },
    closeTab: async (name: string): Promise<Page> => {
      await ask('closeTab', name);
      pages.delete(name);
      return show('first');
    },
    send: async (actor: string, ...events: readonly { readonly type: string }[]): Promise<void> =>
      expect(await ask('send', actor, events), `${actor} runs`).toBe(true),
    isAt: (address: string) => is(() => ask('address'), address),
    isIn: (actor: string, state: string) => is(async () => (await ask('state', actor)) ?? 'gone', state),
    keeps: (key: string, value: string | null) => is(() => ask('stored', key), value),
    logged: (...types: readonly string[]) =>
      is(async () => (await ask('eventsAfter', start)).slice(-types.length), types),
    sent: (route: string, times: number) => is(() => ask('requests', route), times),
    sentAtLeast: (route: string, times: number) =>
      check(() => expect.poll(() => ask('requests', route), { timeout }).toBeGreaterThanOrEqual(times)),
    answers: (path: string, value: unknown) =>
      is(async () => JSON.stringify(await ask('projection', path)), JSON.stringify(value)),
    endsAt: (head: Head) => is(() => ask('head'), head),
    refusals: () => world?.refusals,
    /** Saves all frames as a file for the Lab: “Open a trace file” among its scenarios. */
    trace: async (title: string, problem: string | null): Promise<string> => {
      const script = { version: 1, name: 'exported', title, about: '', ...world, steps: [] };
      const failed = problem === null ? null : { state: 'failed', index: 0, name: title, ...doing, problem };
      return ask('traceText', script, { ok: failed === null, failed, head: await ask('head') });
    },
  };
};

type Contexts = Map<string, BrowserContext>;
type Fixtures = { readonly lens: ReturnType<typeof createLens>; readonly ownContext: boolean };

/** Fixed, because scripts are written for this screen and language. */
const screen = { locale: 'en-GB', colorScheme: 'light' } as const;

export const test = base.extend<Fixtures, { readonly contexts: Contexts }>({
  timezoneId: 'UTC',
  viewport: { width: 1280, height: 800 },
  /** True when a test needs a browser without cached code, such as one that goes offline. */
  ownContext: [false, { option: true }],
  contexts: [
    async ({ browser }, use) => {
      await use(new Map());
      for (const context of browser.contexts()) await context.close();
    },
    { scope: 'worker' },
  ],
  // A stage stores nothing in the browser, so tests share its code cache, which saves most of their time.
  context: async ({ browser, contexts, ownContext, timezoneId, viewport, video }, use, testInfo) => {
    const zone = timezoneId ?? 'UTC';
    const kind = `${zone} ${viewport?.width}`;
    const recorded = video === 'on' ? { recordVideo: { dir: testInfo.project.outputDir } } : {};
    const known = ownContext ? undefined : contexts.get(kind);
    const context =
      known ?? (await browser.newContext({ ...screen, viewport, timezoneId: zone, ...recorded }));
    context.setDefaultTimeout(patience);
    if (!ownContext) contexts.set(kind, context);
    await use(context);
    for (const page of context.pages()) await page.close();
    if (ownContext) await context.close();
  },
  lens: async ({ page, context, baseURL, trace }, use, testInfo) => {
    const watch = watchContext(context);
    const lens = createLens(page, baseURL ?? '');
    await use(lens);
    watch.end();
    const isAsPlanned = testInfo.status === testInfo.expectedStatus;
    if (!isAsPlanned || trace === 'on' || process.env.LAB_TRACE === 'on') {
      const text = await lens.trace(testInfo.title, isAsPlanned ? null : (testInfo.error?.message ?? ''));
      const path = testInfo.outputPath('lab.trace.json');
      await writeFile(path, text);
      await testInfo.attach('lab.trace.json', { path, contentType: 'application/json' });
    }
    if (isAsPlanned) expect(watch.problems(lens.refusals())).toEqual({ unexpected: [], missing: [] });
  },
});
