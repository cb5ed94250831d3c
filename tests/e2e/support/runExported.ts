/** Runs one exported script with the plain runner in its own folder. */
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LogHead } from '#scenarios/driver.ts';
import { readTraceFile } from '#scenarios/readTraceFile.ts';
import type { Script } from '#scenarios/script.ts';
import { findTestBrowser } from '../../../scripts/ensureBrowser.ts';
import { writeGallery } from './exportedGallery.ts';

const runner = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');

/** Returns the end of its log; throws with the runner's output if the test fails. */
export const runExported = async (script: Script, folder: string, url: string): Promise<LogHead> => {
  writeGallery(folder, [script], () => ({ isRecorded: true }));
  const { executablePath } = findTestBrowser();
  const env = { ...process.env, BASE_URL: url, CHROMIUM_PATH: executablePath, LAB_TRACE: 'on' };
  const run = spawn(process.execPath, [runner, 'test'], { cwd: folder, env });
  const said: string[] = [];
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (text) => said.push(String(text)));
  const code = await new Promise((resolve) => run.on('exit', resolve));
  if (code !== 0) throw new Error(said.join(''));
  const [path = ''] = globSync('test-results/*/lab.trace.json', { cwd: folder });
  const trace = readTraceFile(readFileSync(join(folder, path), 'utf8'));
  if (!trace.ok) throw new Error(trace.problem);
  return trace.file.head;
};
