/** @vitest-environment happy-dom */
/** @vitest-environment-options { "url": "http://localhost/" } */
import { describe, expect, test } from 'vitest';
import { runScript } from '#scenarios/runScript.ts';
import { shippedScripts } from '#scenarios/shippedScripts.ts';
import { createDomDriver } from '#ui/stage/domDriver.ts';
import { openHeadlessStage } from './headlessStage.ts';
import { headOf, recordHead } from './heads.ts';

/** The heads were recorded by other runs in other processes, and here one script follows the other: equal seeds give equal logs, whatever ran before. */
describe('the shipped scripts without a browser', () => {
  test.each(shippedScripts)('$name ends where it ends whoever drives', async (script) => {
    const stage = await openHeadlessStage(script);
    const report = await runScript(script, createDomDriver(stage));
    if (process.env.RECORD_HEADS !== undefined && report.ok) recordHead(script.name, report.head);

    expect(report).toEqual({ ok: true, failed: null, head: headOf(script.name) });
  });
});
