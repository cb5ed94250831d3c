/** @vitest-environment happy-dom */
import { describe, expect, test } from 'vitest';
import type { LogHead } from '#scenarios/driver.ts';
import { runScript } from '#scenarios/runScript.ts';
import type { Script } from '#scenarios/script.ts';
import { shippedScripts } from '#scenarios/shippedScripts.ts';
import { createDomDriver } from '#ui/stage/domDriver.ts';
import { openHeadlessStage } from './headlessStage.ts';
import { headOf } from './heads.ts';

const headAfter = async (script: Script): Promise<LogHead> => {
  const stage = await openHeadlessStage(script);
  const { failed, head } = await runScript(script, createDomDriver(stage));
  stage.close();
  expect(failed).toEqual(null);
  return head;
};

/** The fastest scripts, because each runs three times here. */
const short = shippedScripts.filter(({ name }) =>
  ['contact-form', 'support-chat', 'checkout-refused-and-retried', 'sign-in-and-out'].includes(name),
);

describe('one script run again in the same process', () => {
  test.each(short)('$name ends where it ended, and elsewhere with another seed', async (script) => {
    const once = await headAfter(script);
    const again = await headAfter(script);
    const elsewhere = await headAfter({ ...script, seed: script.seed + 1 });

    expect([once, again]).toEqual([headOf(script.name), headOf(script.name)]);
    expect(elsewhere.hash).not.toEqual(once.hash);
  });
});
