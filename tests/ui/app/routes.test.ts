import { describe, expect, test } from 'vitest';
import { notFoundRoute, routeAt, routes } from '#ui/app/routes.ts';

describe('the route table', () => {
  test('a path finds its page with or without a slash at its end; any other gives the 404 page', () => {
    expect(routeAt('/login').path).toBe('/login');
    expect(routeAt('/login/').path).toBe('/login');
    expect(routeAt('/').path).toBe('/');
    expect(routeAt('//')).toBe(routeAt('/'));
    expect(routeAt('/nothing')).toBe(notFoundRoute);
    expect(routeAt('/login/more')).toBe(notFoundRoute);
  });

  test('every page has a title and a description of its own, and only public ones are prerendered', () => {
    const publicTitles = routes.filter(({ guard }) => guard === undefined).map(({ title }) => title);
    expect(new Set(publicTitles).size).toBe(publicTitles.length);
    expect(routes.filter(({ description }) => description.length < 20)).toEqual([]);
    expect(routes.filter(({ guard, prerender }) => prerender !== (guard === undefined))).toEqual([]);
  });

  test('a page’s source is the module that it loads [S2.4]', async () => {
    for (const { source, load } of routes) {
      const name = source.split('/').at(-1)?.replace('.tsx', '');
      expect((await load()).name).toBe(name);
    }
  });
});
