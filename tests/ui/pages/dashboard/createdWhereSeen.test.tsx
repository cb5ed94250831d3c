/** @vitest-environment happy-dom */
/** Tests creating an alert rule, an annotation and a goal in place on a dashboard, each with undo. */
import { afterEach, expect, test } from 'vitest';
import { button, dialog, field, heading, logged, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const { play: played, stage, close } = playedPage();

afterEach(close);

const summary = '/dashboard?tab=dashboards&board=agencydashboard';
const days = 'from=2026-02-01&to=2026-02-28&interval=day';
const picture = { role: 'img', name: 'Revenue, spend over time, chart' };

const text = () => stage().document().querySelector('main')?.textContent ?? '';

test('a figure of a dashboard leads to an alert rule, and a day of its line to a note', async () => {
  await played([
    { role: 'manager' },
    { go: `${summary}&client=fjordandfoam&${days}` },
    { click: button('Revenue', { nth: 0 }) },
    { click: button('Alert me', { within: dialog }) },
    sees(heading('New alert rule')),
    says('Fjord & Foam', dialog),
    { fill: field('Threshold'), with: '0.01' },
    { click: button('Save rule') },
    says('Set the alert rule.'),
    logged('AlertRuleSet'),
    sees(picture),
    { press: 'End ArrowLeft ArrowLeft Enter', on: picture },
    { expect: { value: '2026-02-26', of: field('Day') } },
    { fill: field('What happened'), with: 'New prices' },
    { click: button('Add annotation', { within: dialog }) },
    says('Added “New prices”.'),
    { click: button('Undo') },
    says('“New prices” is removed.'),
    says('Click a day to add'),
    { click: button('Edit layout') },
    sees(button('Save layout')),
  ]);
  expect(text()).not.toContain('Click a day to add');
  await played([{ click: button('Discard') }, says('Click a day to add')]);
});

test('of all clients a rule asks for whom, and a note is about all of them', async () => {
  await played([
    { role: 'manager' },
    { go: `${summary}&${days}` },
    sees(picture),
    { press: 'End Enter', on: picture },
    { fill: field('What happened'), with: 'New tax' },
    says('The agency and all its clients', dialog),
    { click: button('Add annotation', { within: dialog }) },
    says('Added “New tax”.'),
    { click: button('Spend', { nth: 0 }) },
    { click: button('Alert me', { within: dialog }) },
    sees(heading('New alert rule')),
    { expect: { value: 'Spend', of: field('Figure') } },
    { select: field('Clients'), option: 'Stackpilot' },
    { fill: field('Threshold'), with: '0.01' },
    { click: button('Save rule') },
    says('Set the alert rule.'),
  ]);
});

test('a goal that is missing is set on its widget and changed there; who may only read has no form', async () => {
  const goal = region('Goal for revenue');
  await played([
    { role: 'manager' },
    { go: `${summary}&client=mapleclinic&${days}` },
    says('This client has no goal for this figure yet.', goal),
    { click: button('Set a goal', { within: goal }) },
    { fill: field('Target'), with: '90,000' },
    { click: button('Save goal') },
    says('Set a goal for Revenue.'),
    says('goal $90,000 this month', region('Revenue')),
    says('of $90,000 this month', goal),
    { click: button('Change the goal for Revenue', { within: goal }) },
    // The metric of a goal cannot change, so its field takes no focus.
    { expect: { focus: field('Target') } },
    { fill: field('Target'), with: '80,000' },
    { click: button('Save goal') },
    says('of $80,000 this month', goal),
    says('goal $80,000 this month', region('Revenue')),
    { click: button('Undo') },
    says('of $90,000 this month', goal),
    { go: `${summary}&client=mapleclinic&${days}&as_of=2026-02-20` },
    sees(goal),
    seesNo(button('Set a goal', { within: goal })),
    seesNo(button('Change the goal for Revenue', { within: goal })),
  ]);
  expect(text()).not.toContain('Click a day to add');
});
