/** @vitest-environment happy-dom */
import { computeAccessibleDescription } from 'dom-accessibility-api';
import { afterEach, expect, test } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import {
  button,
  field,
  heading,
  isAt,
  link,
  mainNavigation,
  region,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { playedPage } from '#tests/ui/pages/playedPage.ts';
import { findOne } from '#ui/stage/findTarget.ts';

const page = playedPage();

afterEach(page.close);

const message = field('Your message');
const panel = region('Support chat');
const unread = button('Open support chat, 1 unread reply');

const messages = (count: number): Step => ({
  expect: { count, of: { role: 'listitem', within: { role: 'log' } } },
});

test('white space is not sent, a closed chat marks replies as unread, and the conversation outlives a change of page [S4.8] [S5.5]', async () => {
  const document = await page.play([
    { role: 'admin' },
    { go: '/marketplace' },
    sees(heading('Marketplace')),
    { click: button('Open support chat') },
    { fill: message, with: '   ' },
    { press: 'Enter', on: message },
    { wait: 2_000 },
    { fill: message, with: 'x'.repeat(900) },
    messages(1),
  ]);
  expect(computeAccessibleDescription(findOne(document, message))).toBe('100 of 1000 characters left');

  await page.play([
    { fill: message, with: 'Hello' },
    { press: 'Enter Escape', on: message },
    seesNo(panel),
    { wait: 1_000 },
    { expect: { focus: unread } },
    { click: link('ROI Calculator', { within: mainNavigation }) },
    isAt('/roi-calculator'),
    { click: unread },
    messages(3),
    { click: button('Close support chat') },
    sees(button('Open support chat')),
  ]);
});
