import { describe, expect, test } from 'vitest';
import { basePathOf, readServerSettings } from '../../scripts/serverSettings.ts';

describe('the settings of the server', () => {
  test('are port 4173, this machine only and the root when nothing is said', () => {
    expect(readServerSettings({})).toEqual({
      ok: true,
      settings: { port: 4173, host: '127.0.0.1', base: '/' },
    });
  });

  test('come from PORT, HOST and BASE_PATH', () => {
    expect(readServerSettings({ PORT: '8080', HOST: '0.0.0.0', BASE_PATH: '/demo' })).toEqual({
      ok: true,
      settings: { port: 8080, host: '0.0.0.0', base: '/demo/' },
    });
  });

  test.each(['http', '-1', '65536', '80.5', '1e3'])('refuse the port %s in one sentence', (PORT) => {
    expect(readServerSettings({ PORT })).toEqual({
      ok: false,
      problem: `PORT is a number from 0 to 65535, not "${PORT}".`,
    });
  });

  test.each(['/a b/', '/a?b', 'http://host/a', '/../a', '/a/./b'])(
    'refuse the base %s in one sentence',
    (BASE_PATH) => {
      expect(readServerSettings({ BASE_PATH })).toEqual({
        ok: false,
        problem: `BASE_PATH is a path such as /demo/, not "${BASE_PATH}".`,
      });
    },
  );

  test.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['//', '/'],
    ['demo', '/demo/'],
    ['/demo/one/', '/demo/one/'],
    ['/~a.b-c_d', '/~a.b-c_d/'],
  ])('read the base %s as %s', (text, base) => {
    expect(basePathOf(text)).toBe(base);
  });
});
