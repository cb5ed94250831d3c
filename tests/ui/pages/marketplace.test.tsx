/** @vitest-environment happy-dom */
/** Tests installing a marketplace app with consent, and removing it with undo. */
import { afterEach, expect, test } from 'vitest';
import { button, dialog, link, logged, says, sees } from '#scenarios/targets.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

test('a manager installs a free app with consent and uninstalls it [S2.3] [S2.4]', async () => {
  const document = await page.play([
    { role: 'manager' },
    { go: '/marketplace?category=alerts' },
    { click: link('Quiet Bell') },
    { click: button('Install Quiet Bell') },
    sees(button('Allow and install', { within: dialog })),
  ]);
  expect(document.querySelectorAll('[role="dialog"] li')).toHaveLength(2);

  await page.play([
    { click: button('Allow and install', { within: dialog }) },
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
