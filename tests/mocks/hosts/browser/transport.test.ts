import { expect, test } from 'vitest';
import { workerBringsStreams } from '#mocks/hosts/browser/transport.ts';

test('workerBringsStreams goes by the property of Chromium alone, whatever a browser calls itself', () => {
  const browsers = [{ userAgentData: {}, userAgent: '' }, { userAgent: 'Mozilla/5.0 Chrome/140' }, {}];
  expect(browsers.map((browser) => workerBringsStreams(browser))).toEqual([true, false, false]);
});
