/** Runs every gate from a fresh clone without a question (`npm test`). */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, sentenceFor } from './install.mjs';
import { pinnedEnvironment } from './npmCommand.mjs';
import { runStep } from './runStep.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const spent = (/** @type {number} */ since) => {
  const seconds = Math.round((Date.now() - since) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

const test = async () => {
  const begun = Date.now();
  const node = await install(root, console.log);
  const env = pinnedEnvironment(root, process.env);
  const code = await runStep(node, [join(root, 'scripts', 'check.ts')], { cwd: root, env });
  const verdict = code === 0 ? 'Every gate passed' : 'npm test failed';
  console.log(`\n${verdict}, set-up included, in ${spent(begun)}.`);
  return code;
};

try {
  process.exitCode = await test();
} catch (problem) {
  const sentence = sentenceFor(problem);
  if (sentence === null) throw problem;
  console.error(sentence);
  process.exitCode = 1;
}
