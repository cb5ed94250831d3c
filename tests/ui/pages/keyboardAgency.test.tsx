/** @vitest-environment happy-dom */
/** Tests an agency's plan, shops and questions by keyboard: focus moves into what opens, and returns afterwards. */
import { afterEach, expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import type { Step, Target } from '#scenarios/script.ts';
import {
  button,
  dialog,
  field,
  heading,
  isAt,
  link,
  page as main,
  region,
  says,
  sees,
} from '#scenarios/targets.ts';
import { keyboardUser } from './keyboardUser.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();
const keys = keyboardUser(page);

afterEach(page.close);

const hasFocus = (target: Target): Step => ({ expect: { focus: target } });
const number = (name: string): Target => ({ role: 'spinbutton', name, part: true });
const message = field('Your message');

const chooses = async (target: Target): Promise<void> => {
  await keys.goTo(target);
  await page.play([{ click: target }]);
};

const expectFocusSays = (words: string): Promise<void> =>
  expect.poll(() => page.stage().document().activeElement?.textContent).toContain(words);

test('an admin saves a scenario of the calculator, asks support, connects a shop and moves to a larger plan', async () => {
  await page.play([{ go: '/login' }]);
  await keys.type(field('Email'), demoAccounts.admin.email);
  await keys.type(field('Password'), demoPassword);
  await keys.press('Enter');
  await page.play([isAt('/dashboard'), { go: '/roi-calculator' }, sees(heading('ROI Calculator'))]);
  await keys.goTo({ role: 'slider', name: 'Clients', part: true });
  await keys.press('Home', 'ArrowRight');
  await page.play([{ expect: { value: '2', of: number('Clients') } }]);
  await keys.type(number('Hours per report'), '10');
  await page.play([says('80 h', region('Results'))]);
  await keys.type(field('Save these inputs as'), 'Two clients');
  await keys.press('Enter');
  await chooses({ role: 'checkbox', name: 'Compare Two clients' });
  await page.play([sees(region('Comparison of scenarios'))]);

  const bubble = button('Open support chat');
  await keys.use(bubble);
  await page.play([hasFocus(message), { fill: message, with: 'What counts as a report?' }]);
  await keys.press('Enter');
  await page.play([
    { wait: 1_000 },
    { expect: { count: 3, of: { role: 'listitem', within: { role: 'log' } } } },
    { press: 'Escape' },
    hasFocus(bubble),
  ]);

  const connect = button('Connect Shopify', { within: main });
  await page.play([{ go: '/integrations?category=commerce&client=fjordandfoam' }]);
  await keys.use(connect);
  await keys.use(button('Allow', { within: dialog }));
  await chooses({ role: 'radio', name: 'Fjord & Foam demo shop', part: true, within: dialog });
  await keys.use(button('Use this account', { within: dialog }));
  await chooses({ role: 'radio', name: 'Fjord & Foam', within: dialog });
  await keys.use(button('Connect', { within: dialog }));
  await keys.use(button('Done', { within: dialog }));
  await page.play([hasFocus(connect)]);
  await keys.use(link('Fjord & Foam demo shop', { part: true, within: region('Connections') }));
  await keys.use(button('Disconnect…', { within: dialog }));
  await keys.use(button('Disconnect', { within: dialog }));
  await expectFocusSays('is disconnected');
  await keys.use(button('Undo'));
  await expectFocusSays('is connected again');

  const preview = button('Preview Agency Plus');
  await page.play([{ go: '/billing' }]);
  await keys.use(preview);
  await keys.use(button('Keep it as it is'));
  await page.play([hasFocus(preview)]);
  await keys.press('Enter');
  await keys.use(button('Change now'));
  await expectFocusSays('Done: Agency Plus, billed monthly.');
});
