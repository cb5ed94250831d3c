/** @vitest-environment happy-dom */
/** @vitest-environment-options { "url": "http://localhost/" } */
/** The Alerts side of the dashboard: a rule is tried, set, muted and removed with a way back, and what it raises is seen to. */
import { afterEach, expect, test } from 'vitest';
import { runScript } from '#scenarios/runScript.ts';
import type { Script, Step } from '#scenarios/script.ts';
import { button, dialog, field, heading, region, says, sees } from '#scenarios/targets.ts';
import { openHeadlessStage } from '#tests/scenarios/headlessStage.ts';
import { createDomDriver } from '#ui/stage/domDriver.ts';
import type { Stage } from '#ui/stage/stage.ts';

let stage: Stage | null = null;

afterEach(() => {
  stage?.close();
  stage = null;
});

const played = async (steps: readonly Step[]): Promise<Document> => {
  const script: Script = {
    version: 1,
    name: 'alerts',
    title: 'Alerts',
    about: 'Watches a client.',
    seed: 1,
    start: '2026-03-02T09:00:00Z',
    network: 'instant',
    refusals: [],
    steps,
  };
  stage ??= await openHeadlessStage(script);
  const { failed } = await runScript(script, createDomDriver(stage));
  expect(failed && `${failed.name}: ${failed.problem}`).toBe(null);
  return stage.document();
};

const name = 'Fjord & Foam, CPA above $0.01 over 7 days';

test('a rule is tried on 90 days, set, calls, is muted and removed, each with a way back', async () => {
  await played([
    { role: 'admin' },
    { go: '/dashboard?tab=alerts' },
    sees(heading('Rules')),
    { click: button('New rule') },
    says('Fill in the terms to see how often they would have called.', dialog),
    { select: { role: 'combobox', name: 'Clients' }, option: 'Fjord & Foam' },
    { fill: field('Threshold'), with: 'many' },
    { click: button('Save rule') },
    says('Must be more than 0', dialog),
    { fill: field('Threshold'), with: '0.01' },
    says('times in the last 90 days for Fjord & Foam', dialog),
    { click: button('Save rule') },
    says('Set 1 rule.'),
    says('CPA was', region('Alerts')),
    { expect: { log: ['AlertRuleSet', 'AlertRaised'] } },
    { click: button(`Mute for a week: ${name}`) },
    says('Muted the rule for Fjord & Foam until 9 Mar 2026.'),
    says('Muted until 9 Mar 2026', region('Rules')),
    { click: button('Undo') },
    says('The rule for Fjord & Foam is as it was before.'),
    { click: button(`Remove: ${name}`) },
    says('Removed the rule for Fjord & Foam.'),
    { click: button('Undo') },
    says('The rule for Fjord & Foam is back.'),
    { expect: { log: ['AlertRuleRemoved', 'AlertRuleRestored'] } },
    { click: button('Acknowledge', { part: true, nth: 0 }) },
    says('Acknowledged the alert.'),
  ]);
});

test('the past shows what was watched then, with nothing to change', async () => {
  const page = await played([
    { role: 'manager' },
    { go: '/dashboard?tab=alerts&as_of=2026-02-20' },
    sees(heading('Rules')),
    sees({ role: 'table', name: 'Alert rules' }),
  ]);
  const buttons = [...page.querySelectorAll('main button')].map(({ textContent }) => textContent);
  expect(buttons.filter((text) => /New rule|Check now|Remove|Mute|Acknowledge/.test(text ?? ''))).toEqual([]);
});
