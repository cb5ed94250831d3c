/** Leaves the trace file of a run among the results, for the Lab to open. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Page, test } from 'playwright/test';
import type { RunReport } from '#scenarios/runScript.ts';
import type { Script } from '#scenarios/script.ts';
import type { StagePage } from '#ui/stage/stage.ts';

export const saveTrace = async (page: Page, script: Script, report: RunReport): Promise<void> => {
  const text = await page.evaluate(
    ([told, ended]) => (window as StagePage).agencyLensStage?.traceText(told, ended),
    [script, report] as const,
  );
  if (text === undefined) throw new Error('the stage is gone, and its frames with it');
  const path = test.info().outputPath(`${script.name}.trace.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
