import { describe, expect, test } from 'vitest';
import { createPageLoader } from '#ui/app/pageLoader.tsx';
import { notFoundRoute } from '#ui/app/routes.ts';
import type { PageRoute } from '#ui/services/pageRoute.ts';

const Page = () => null;

const routeLoading = (load: PageRoute['load']): PageRoute => ({ ...notFoundRoute, load });

describe('the page loader', () => {
  test('has a page at hand once it was fetched, and fetches it once', async () => {
    let fetches = 0;
    const route = routeLoading(async () => {
      fetches += 1;
      return Page;
    });
    const pages = createPageLoader();
    expect(pages.loaded(route)).toBe(undefined);
    expect(await pages.load(route)).toBe(Page);
    expect(await pages.load(route)).toBe(Page);
    expect([pages.loaded(route), fetches]).toEqual([Page, 1]);
  });

  test('tries again after a failure', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve(Page)];
    const pages = createPageLoader();
    const route = routeLoading(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
    await expect(pages.load(route)).rejects.toThrow('offline');
    expect(pages.loaded(route)).toBe(undefined);
    expect(await pages.load(route)).toBe(Page);
  });
});
