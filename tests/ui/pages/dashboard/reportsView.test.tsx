/** @vitest-environment happy-dom */
/** @vitest-environment-options { "url": "http://localhost/" } */
/** The reports stand under the same view bar as all figures: its client is that of the list, and its address is a link. */
import { afterEach, expect, test } from 'vitest';
import { runScript } from '#scenarios/runScript.ts';
import type { Script } from '#scenarios/script.ts';
import { button, says, sees, seesNo } from '#scenarios/targets.ts';
import { openHeadlessStage } from '#tests/scenarios/headlessStage.ts';
import { createDomDriver } from '#ui/stage/domDriver.ts';
import type { Stage } from '#ui/stage/stage.ts';

let stage: Stage | null = null;

afterEach(() => {
  stage?.close();
  stage = null;
});

const list = '/dashboard/reports';

const script: Script = {
  version: 1,
  name: 'reports-view',
  title: 'Reports of one client',
  about: 'Narrows the list of reports by the address of the view.',
  seed: 1,
  start: '2026-03-02T09:00:00Z',
  network: 'instant',
  refusals: [],
  steps: [
    { role: 'manager' },
    { go: `${list}?client=nobody` },
    says('Ignored 1 part of the address that is not valid.'),
    sees(button('Copy link', { part: true })),
    sees(button('Print')),
    { go: `${list}?client=stackpilot&status=archived` },
    says('No report fits both filters.'),
    { click: button('Show all reports') },
    { expect: { url: list } },
    seesNo(button('Show all reports')),
  ],
};

test('a client that is not known is dropped with a notice, and both filters are given up by one press', async () => {
  stage = await openHeadlessStage(script);
  const { failed } = await runScript(script, createDomDriver(stage));

  expect(failed && `${failed.name}: ${failed.problem}`).toBe(null);
});
