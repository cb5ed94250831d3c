import { describe, expect, test } from 'vitest';
import { basePathOf, readServerSettings } from '../../scripts/serverSettings.ts';

describe('the settings of the server', () => {
  test('are port 4173, this machine only and the root when nothing is said', () => {
    expect(readServerSettings({})).toEqual({
      ok: true,
      settings: { port: 4173, host: '127.0.0.1', base: '/', frameAncestors: "'self'" },
    });
  });

  test('come from PORT, HOST, BASE_PATH and FRAME_ANCESTORS', () => {
    const env = { PORT: '8080', HOST: ' 0.0.0.0 ', BASE_PATH: '/demo', FRAME_ANCESTORS: 'none' };
    expect(readServerSettings(env)).toEqual({
      ok: true,
      settings: { port: 8080, host: '0.0.0.0', base: '/demo/', frameAncestors: "'none'" },
    });
  });

  test.each([
    ['', "'self'"],
    ['self', "'self'"],
    ["'self' https://agency.example", "'self' https://agency.example"],
    [
      'https://agency.example, https://*.example.com:8443',
      "'self' https://agency.example https://*.example.com:8443",
    ],
    ['http://localhost:*', "'self' http://localhost:*"],
    ['*', "'self' *"],
    ['https:', "'self' https:"],
    ['NONE', "'none'"],
  ])('read who may frame the product, %j, as %s', (FRAME_ANCESTORS, frameAncestors) => {
    expect(readServerSettings({ FRAME_ANCESTORS })).toMatchObject({ settings: { frameAncestors } });
  });

  test.each(['none self', 'javascript:', 'https://a.example/path', 'a;script-src *', '"self"', 'a\r\nX: 1;'])(
    'refuse %j as who may frame it, in one sentence',
    (FRAME_ANCESTORS) => {
      expect(readServerSettings({ FRAME_ANCESTORS })).toEqual({
        ok: false,
        problem: `FRAME_ANCESTORS lists sites such as https://agency.example, or is self or none, not "${FRAME_ANCESTORS}".`,
      });
    },
  );

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
