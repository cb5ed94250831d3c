/** @vitest-environment happy-dom */
/** Tests installing a marketplace app with consent, and removing it with undo. */
import { afterEach, expect, test } from 'vitest';
import { findListings } from '#domain/marketplace/listings.ts';
import { button, dialog, isAt, link, logged, says, sees } from '#scenarios/targets.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

test('a manager installs a free app with consent and uninstalls it [S2.3] [S2.4]', async () => {
  const document = await page.play([
    { role: 'manager' },
    { go: '/marketplace?category=alerts' },
    { click: link('Quiet Bell') },
    { click: button('Install Quiet Bell') },
    sees(button('Allow and continue', { within: dialog })),
  ]);
  expect(document.querySelectorAll('[role="dialog"] li')).toHaveLength(2);

  await page.play([
    { click: button('Allow and continue', { within: dialog }) },
    { click: button('Continue', { within: dialog }) },
    { click: button('Install', { within: dialog }) },
    { click: button('Done', { within: dialog }) },
    { click: link('All apps') },
    { click: link('Installed') },
    { click: link('Quiet Bell', { within: { role: 'list', name: 'Installed' } }) },
    { click: button('Uninstall Quiet Bell') },
    says('Quiet Bell is uninstalled.'),
    sees(button('Undo')),
    logged('AppInstalled', 'AppUninstalled'),
  ]);
});

test('the list marks the words that were searched, is paged, and says when nothing matches', async () => {
  const document = await page.play([
    { role: 'admin' },
    { go: '/marketplace?q=report&sort=name' },
    says(`${findListings({ q: 'report' }).length} apps`),
    { click: button('Page 2') },
    isAt('/marketplace?q=report&sort=name&page=2'),
  ]);
  const cards = [...document.querySelectorAll('ul[aria-label="Apps"] > li')];
  expect([cards.length, cards.filter((card) => !card.querySelector('mark')).length]).toEqual([24, 0]);

  await page.play([
    { go: '/marketplace?q=fax&use=works' },
    says('No matching apps'),
    { click: button('Clear the filters') },
    isAt('/marketplace'),
    says(`${findListings({}).length} apps`),
  ]);
});

test('the page of an app says what it may do and why, what it costs and what changed', async () => {
  await page.play([
    { role: 'admin' },
    { go: '/marketplace?app=budgetwatch' },
    says('To know each month’s budget and how it is split.'),
    says('$12 a month, 14 days free. Not charged in this demo'),
    says('for 22 clients, of unlimited calls'),
    says('Needs a new permission: Set alerts.'),
    says('4.5 of 5, 182 ratings'),
    { go: '/marketplace?app=none' },
    says('App not found'),
  ]);
});
