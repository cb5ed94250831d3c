/** Tests matching addresses to endpoints. */
import { describe, expect, test } from 'vitest';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { matchRoute } from '#mocks/http/matchRoute.ts';

const names = Object.keys(paths) as EndpointName[];

describe('route', () => {
  test('is found for every endpoint of the contract', () => {
    const found = names.map((name) => {
      const [method, template] = paths[name];
      return matchRoute(method, template.replaceAll(/:(\w+)/g, 'value-of-$1'));
    });

    expect(found).toEqual(
      names.map((name) => ({
        found: 'endpoint',
        name,
        params: Object.fromEntries(
          [...paths[name][1].matchAll(/:(\w+)/g)].map(([, word]) => [word, `value-of-${word}`]),
        ),
      })),
    );
  });

  test('has its parameters decoded', () => {
    expect(matchRoute('POST', '/api/auth/oauth/a%2Fb%20%C3%A9')).toEqual({
      found: 'endpoint',
      name: 'oauth',
      params: { provider: 'a/b é' },
    });
  });

  test('of another method reports which ones there are', () => {
    expect([matchRoute('DELETE', '/api/events'), matchRoute('GET', '/api/auth/profile')]).toEqual([
      { found: 'otherMethods', allow: ['GET', 'HEAD', 'OPTIONS'] },
      { found: 'otherMethods', allow: ['PATCH', 'OPTIONS'] },
    ]);
  });

  test('answers HEAD where it answers GET', () => {
    expect([matchRoute('HEAD', '/api/plans'), matchRoute('HEAD', '/api/auth/sign-up')]).toEqual([
      { found: 'endpoint', name: 'listPlans', params: {} },
      { found: 'otherMethods', allow: ['POST', 'OPTIONS'] },
    ]);
  });

  test('is nowhere else', () => {
    const others = [
      '',
      '/',
      '/api',
      '/api/',
      '/api/plans/',
      '/api//plans',
      '/api/plan',
      '/api/Plans',
      '/api/plans/pro',
      '/api/auth/oauth/',
      '/api/auth/oauth',
      '/api/%zz',
      '/api/plans%2F',
      '/api/constructor',
      '/api/__proto__',
    ];

    expect(others.map((path) => matchRoute('GET', path).found)).toEqual(others.map(() => 'nothing'));
  });
});
