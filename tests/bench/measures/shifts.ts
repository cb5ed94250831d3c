/** Measures cumulative layout shift on signed-in pages, in a desktop and a phone window. */
import { setTimeout as pass } from 'node:timers/promises';
import type { Page } from 'playwright';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { type WithBrowser, withProfile } from '../browser/openBrowser.ts';
import { untilQuiet, watchedOf } from '../browser/settle.ts';
import { openSignIn, pressSignIn } from '../browser/signIn.ts';

export type PageShifts = {
  readonly address: string;
  /** Unitless layout shift scores, summed. */
  readonly desk: number;
  readonly phone: number;
};

const viewports = {
  desk: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

const deeper = [
  '/dashboard?client=fjordandfoam',
  '/dashboard?tab=dashboards',
  '/dashboard/reports',
  '/dashboard?tab=goals',
  '/dashboard?tab=alerts',
  '/dashboard?tab=history',
  '/clients/fjordandfoam?in=page',
  '/billing?tab=revenue',
  '/billing?tab=invoices',
  '/billing?tab=team',
  '/marketplace?tab=api',
  '/billing?tab=history',
  '/pricing',
  '/about',
];

const addresses = [...Object.values(protectedPages).map(({ path }) => path), ...deeper];

const slowdown = 4;

/** Milliseconds of observation after loading, so that idle-time shifts count too. */
const afterwards = 3_000;

/** Pages with ongoing updates, such as the live one, are never idle: they count as drawn when nothing is pending. */
const untilDrawn = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      document.querySelector('main [aria-busy=true], main .ant-skeleton') === null,
  );
  await pass(afterwards);
};

/** Opens each address once per window as the demo agency's admin, with the CPU throttled by four. */
export const measureShifts = (withBrowser: WithBrowser, product: string): Promise<readonly PageShifts[]> =>
  withProfile(async (profile) => {
    await withBrowser({ slowdown: 1, profile }, async ({ page }) => {
      await openSignIn(page, product);
      await pressSignIn(page);
      await untilQuiet(page);
    });
    const shiftsIn = (window: keyof typeof viewports): Promise<readonly number[]> =>
      withBrowser({ slowdown, profile }, async ({ page }) => {
        await page.setViewportSize(viewports[window]);
        const shifts: number[] = [];
        for (const address of addresses) {
          await page.goto(product + address);
          await untilDrawn(page);
          shifts.push((await watchedOf(page)).shift);
        }
        return shifts;
      });
    const desk = await shiftsIn('desk');
    const phone = await shiftsIn('phone');
    return addresses.map((address, at) => ({ address, desk: desk[at] ?? 0, phone: phone[at] ?? 0 }));
  });
