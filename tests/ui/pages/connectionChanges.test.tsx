/** @vitest-environment happy-dom */
import { afterEach, test } from 'vitest';
import { button, dialog, logged, region, says, seesNo } from '#scenarios/targets.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const googleAds = 'Google Ads, Fjord & Foam on Google Ads';
const item = (name: string) => ({ click: { role: 'menuitem', name } as const });

test('a source is replaced by another account after its impact, and what shows its figures goes on [B7]', async () => {
  await page.play([
    { role: 'admin' },
    { go: '/integrations?client=fjordandfoam' },
    { click: button(`More for ${googleAds}`) },
    item('Replace…'),
    says('of Fjord & Foam go on with the new account', dialog),
    { click: button('Choose the account', { within: dialog }) },
    { click: button('Allow', { within: dialog }) },
    { click: { role: 'radio', name: 'Fjord & Foam demo ad account', part: true, within: dialog } },
    { click: button('Replace with this account', { within: dialog }) },
    { click: button('Done', { within: dialog }) },
    seesNo(dialog),
    logged('IntegrationDisconnected', 'IntegrationConnected'),
    says('Fjord & Foam demo ad account', region('Connections')),
    seesNo(button(`More for ${googleAds}`)),
    { click: { role: 'tab', name: 'History' } },
    says(`replaced Google Ads (Fjord & Foam on Google Ads)`, region('History')),
  ]);
});

test('a new connection says how much of its history is there; it is stopped, undone, and stopped again [B7]', async () => {
  await page.play([
    { role: 'admin' },
    { go: '/integrations?category=commerce' },
    { click: button('Connect Shopify') },
    { click: button('Allow', { within: dialog }) },
    { click: { role: 'radio', name: 'Fjord & Foam demo shop', part: true, within: dialog } },
    { click: button('Use this account', { within: dialog }) },
    { click: { role: 'radio', name: 'Stackpilot', within: dialog } },
    { click: button('Connect', { within: dialog }) },
    { click: button('Done', { within: dialog }) },
    { click: button('Stackpilot', { part: true, within: region('Connections') }) },
    { click: button('More for Shopify, Fjord & Foam demo shop') },
    item('Stop the history'),
    logged('SourceHistoryStopped'),
    says('days, stopped', region('Connections')),
    { click: button('Undo') },
    logged('SourceHistoryContinued'),
    { click: { role: 'link', name: 'Shopify', part: true, within: region('Connections') } },
    { click: button('Stop', { within: dialog }) },
    says('days, stopped', dialog),
    says('The history of Shopify, Fjord & Foam demo shop stops here.'),
  ]);
});
