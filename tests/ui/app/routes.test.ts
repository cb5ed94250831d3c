import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { pageDescriptions } from '#ui/app/pageDescriptions.ts';
import { notFoundRoute, routeAt, routes } from '#ui/app/routes.ts';

describe('the route table', () => {
  test('a path finds its page with or without a slash at its end; any other gives the 404 page', () => {
    expect(routeAt('/login').path).toBe('/login');
    expect(routeAt('/login/').path).toBe('/login');
    expect(routeAt('/').path).toBe('/');
    expect(routeAt('//')).toBe(routeAt('/'));
    expect(routeAt('/nothing')).toBe(notFoundRoute);
    expect(routeAt('/login/more')).toBe(notFoundRoute);
    expect(routeAt('/lab/charts/checkout').path).toBe('/lab');
    expect(routeAt('/labs')).toBe(notFoundRoute);
  });

  test('below the clients is each of them with its tabs', () => {
    const below = ['/dune', '/dune/goals', '/dune/goals/more', '/a%20b'];

    expect(below.map((path) => routeAt(`/clients${path}`).path)).toEqual(['/clients', '/clients', '*', '*']);
  });

  test('below the dashboard stand the reports and nothing else', () => {
    const below = ['/reports', '/reports/', '/reports/monthly', '/reports/monthly/edit'];
    const nowhere = ['/nothing', '/reportsandmore', '/reports/monthly/more', '/reports/monthly/edit/more'];

    expect(below.map((path) => routeAt(`/dashboard${path}`).path)).toEqual(below.map(() => '/dashboard'));
    expect(nowhere.map((path) => routeAt(`/dashboard${path}`).path)).toEqual(nowhere.map(() => '*'));
  });

  test('every public page has a title of its own, and all but the Lab and shared links are prerendered', () => {
    const publicTitles = routes.filter(({ guard }) => guard === undefined).map(({ title }) => title);
    expect(new Set(publicTitles).size).toBe(publicTitles.length);
    const others = routes.filter(({ guard, prerender }) => prerender !== (guard === undefined));
    expect(others.map(({ path }) => path)).toEqual(['/lab', '/share']);
  });

  test('the prerendered pages, and no others, have a description, each its own', () => {
    const prerendered = routes.filter(({ prerender }) => prerender).map(({ path }) => path);
    expect(Object.keys(pageDescriptions)).toEqual(prerendered);
    const descriptions = Object.values(pageDescriptions);
    expect(new Set(descriptions).size).toBe(prerendered.length);
    expect(descriptions.filter((text) => text.length < 20)).toEqual([]);
  });

  test('a protected page is called in its title as in the menu', () => {
    const guarded = routes.filter(({ guard }) => guard !== undefined);
    expect(guarded.map(({ title }) => title)).toEqual(
      guarded.map(({ guard }) => `${guard && protectedPages[guard].label} · AgencyLens`),
    );
  });

  test('the public pages are those of the specification, the Lab and shared links [S2.1]', () => {
    expect(
      routes
        .filter(({ guard }) => guard === undefined)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(
      [
        '/',
        '/features',
        '/pricing',
        '/login',
        '/register',
        '/about',
        '/demo-credentials',
        '/industries',
        '/industries/ecommerce',
        '/checkout',
        '/lab',
        '/share',
      ].sort(),
    );
  });

  test('every protected page is behind its own guard [S2.3]', () => {
    const guarded = routes.flatMap(({ path, guard }) => (guard === undefined ? [] : [[path, guard]]));

    expect(Object.fromEntries(guarded)).toEqual(
      Object.fromEntries(Object.entries(protectedPages).map(([name, { path }]) => [path, name])),
    );
    expect(guarded.length).toBe(Object.keys(protectedPages).length);
  });

  test('the bundles bear the specified names [S2.4]', async () => {
    const specified = {
      '/dashboard': 'Dashboard',
      '/clients': 'Clients',
      '/about': 'About',
      '/marketplace': 'APIMarketplace',
      '/white-label': 'WhiteLabelSettings',
      '/advanced-analytics': 'AdvancedAnalytics',
      '/integrations': 'Integrations',
      '/real-time-monitoring': 'RealTimeMonitoring',
      '/competitor-analysis': 'CompetitorAnalysis',
    };
    const names = Object.keys(specified).map((path) => [path, basename(routeAt(path).source, '.tsx')]);

    expect(Object.fromEntries(names)).toEqual(specified);
  });

  // A timeout for each page, because loading the code of all pages takes minutes on a busy machine.
  test.each(routes)('$source is the module that its page loads [S2.4]', async ({ source, load }) => {
    expect((await load()).name).toBe(basename(source, '.tsx'));
  });
});
