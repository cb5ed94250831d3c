/** @vitest-environment happy-dom */
/** Tests reloading in the middle of work: connecting restarts, sending resumes, and each happens once (product design D20). */
import { afterEach, describe, expect, test } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import { button, dialog, field, link, logged, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const shops = '/integrations?category=commerce&client=stackpilot';
const connected = { role: 'button', name: 'More for Shopify, Fjord & Foam demo shop' } as const;

const upToAccount: readonly Step[] = [
  { click: button('Connect Shopify') },
  { click: button('Allow', { within: dialog }) },
  { click: { role: 'radio', name: 'Fjord & Foam demo shop', part: true, within: dialog } },
];

describe('connecting', () => {
  test('that was not finished leaves nothing, and one whose answer was lost is there once', async () => {
    await page.play(
      [
        { role: 'admin' },
        { go: shops },
        ...upToAccount,
        { go: shops },
        seesNo(dialog),
        sees(button('Connect Shopify')),
        { expect: { count: 0, of: connected } },
        ...upToAccount,
        { click: button('Use this account', { within: dialog }) },
        { click: { role: 'radio', name: 'Stackpilot', within: dialog } },
        { fault: { route: 'POST /api/integrations', kind: 'networkError', lost: 'answer', times: 9 } },
        { click: button('Connect', { within: dialog }) },
        { go: shops },
        { expect: { count: 1, of: connected } },
        logged('IntegrationConnected'),
      ],
      ['lost POST /api/integrations'],
    );
  });
});

describe('sending', () => {
  test('goes on over a reload: what was to leave leaves once, and can be stopped until then', async () => {
    await page.play([{ role: 'manager' }]);
    const { position } = await page.stage().head();
    await page.play([
      { go: '/dashboard/reports' },
      { click: button('New report') },
      { select: field('Client', { within: dialog }), option: 'Fjord & Foam' },
      { click: { role: 'radio', name: 'E-commerce', part: true } },
      { fill: field('Name', { within: dialog }), with: 'Shop in March' },
      { click: button('Create report') },
      seesNo(dialog),
      { fill: field('Recipients'), with: 'jo@fjord.example,' },
      { click: button('Save report') },
      { click: link('Back to the report') },
      { click: button('Generate') },
      { click: button('Approve') },
      { click: button('Send') },
      sees(button('Stop sending')),
    ]);
    const secondsLeft = () => {
      const { textContent } = page.stage().document().body;
      return Number(/It will be sent in (\d+) seconds unless you stop it\./.exec(textContent)?.[1]);
    };
    const first = secondsLeft();
    await page.play([{ wait: 10_000 }]);
    expect(first - secondsLeft()).toBe(10);
    await page.play([
      { go: '/dashboard/reports' },
      { click: link('Shop in March') },
      sees(button('Stop sending')),
      { wait: 31_000 },
      { go: '/dashboard/reports' },
      { click: link('Shop in March') },
      says('to jo@fjord.example'),
      { expect: { count: 0, of: button('Stop sending') } },
      logged('ReportSent'),
    ]);
    const types = await page.stage().eventsAfter(position);
    expect(types.filter((type) => type === 'ReportSent').length).toBe(1);
  });
});
