/** Tests the names of devices. */
import { expect, test } from 'vitest';
import { deviceOf } from '#hosted/http/deviceOf.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  ],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
  ],
  ['Firefox on macOS', `${mac} Gecko/20100101 Firefox/140.0`],
  ['Safari on macOS', `${mac} AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15`],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1',
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  ],
  ['A program', 'curl/8.14.1'],
  ['A program', ''],
])('%s', (name, agent) => {
  expect(deviceOf({ headers: new Headers({ 'User-Agent': agent }) })).toBe(name);
});
