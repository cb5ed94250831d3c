/** Writes the trace file of a headless run to the results, for the Lab to open. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Script } from '#scenarios/script.ts';
import { traceFileOf, traceFileText } from '#scenarios/traceFile.ts';
import type { HeadlessRun } from './runHeadless.ts';

const folder = join('test-results', 'scenarios');

export const leaveTrace = (script: Script, run: HeadlessRun): string => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${script.name}.trace.json`);
  writeFileSync(path, traceFileText(traceFileOf(script, run)));
  return path;
};
