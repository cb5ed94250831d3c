/** @vitest-environment happy-dom */
import { afterEach, expect, test } from 'vitest';
import { button, dialog, field, logged, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

const inTab = { role: 'tabpanel', name: 'Goals and budgets' };

test('a monthly budget is removed and comes back; the first one that is set can be taken back', async () => {
  await page.play([
    { role: 'manager' },
    { go: '/clients?q=stackpilot&client=stackpilot&tab=goals' },
    sees(button('Remove the budget')),
    { click: button('Remove the budget') },
    says('Removed the monthly budget.', dialog),
    says('No media budget is set.', inTab),
    logged('BudgetRemoved'),
    { click: button('Undo') },
    says('again.', dialog),
    sees(button('Remove the budget')),
    { click: button('Remove the budget') },
    says('No media budget is set.', inTab),
    { click: button('Set a monthly budget') },
    { fill: field('Budget of a month'), with: '2,500' },
    { click: button('Save budget') },
    says('The budget is $2,500 a month.', dialog),
    { click: button('Undo') },
    says('There is no budget again.', dialog),
    seesNo(button('Remove the budget')),
  ]);
  expect(page.stage().document().querySelector('[role="dialog"] [role="tabpanel"]')?.textContent).toContain(
    'No media budget is set.',
  );
});

test('a target and a budget stand with the cents and decimals that were typed', async () => {
  await page.play([
    { role: 'manager' },
    { go: '/clients?q=stackpilot&client=stackpilot&tab=goals' },
    { click: button('Change the monthly budget') },
    { fill: field('Budget of a month'), with: '30000,50' },
    { click: button('Save budget') },
    says('The budget is $30,000.50 a month.', dialog),
    says('Media budget: $30,000.50 a month', inTab),
    { click: button('Set a goal') },
    { select: field('Figure'), option: 'Conversion rate' },
    { fill: field('Target'), with: '2,3455' },
    { click: button('Save goal') },
    says('Conversion rate: 2.3455% each month', inTab),
  ]);
});

test('a goal shows its status, its bar and where it will end; one of a later month says when it begins', async () => {
  await page.play([
    { role: 'admin' },
    { go: '/clients?q=stackpilot&client=stackpilot&tab=goals' },
    { click: button('Set a goal') },
    { fill: field('Target'), with: '1' },
    { select: field('Figure'), option: 'Sessions' },
    { fill: field('Start month'), with: '2026-13' },
    { click: button('Save goal') },
    says('Enter a month such as 2026-11', { role: 'dialog', name: 'Set a goal' }),
    { fill: field('Start month'), with: '2026-05' },
    { click: button('Save goal') },
    says('Begins on 1 May 2026', dialog),
    { click: button('Edit the goal for Sessions') },
    { fill: field('Start month'), with: '2026-06' },
    { click: button('Save goal') },
    says('Begins on 1 Jun 2026', dialog),
    { click: button('Undo') },
    says('Begins on 1 May 2026', dialog),
    says('by its end', dialog),
  ]);
  const told = [...page.stage().document().querySelectorAll('[data-goal] p')].map((one) => one.textContent);
  expect(told.length).toBeGreaterThan(1);
  expect(told[0]).toMatch(/^(Ahead|On track|Behind|At risk) \d+% of pace$/);
});
