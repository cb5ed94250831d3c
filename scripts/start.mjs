/** Starts the product from a fresh clone without a question (`npm start`, `npm run host`). */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, sentenceFor } from './install.mjs';
import { pinnedEnvironment } from './npmCommand.mjs';
import { runStep } from './runStep.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const start = async () => {
  const node = await install(root, console.log);
  const env = pinnedEnvironment(root, process.env);
  for (const script of ['buildWhenStale.ts', process.argv[2] ?? 'serve.ts']) {
    const code = await runStep(node, [join(root, 'scripts', script)], { cwd: root, env });
    if (code !== 0) return code;
  }
  return 0;
};

try {
  process.exitCode = await start();
} catch (problem) {
  const sentence = sentenceFor(problem);
  if (sentence === null) throw problem;
  console.error(sentence);
  process.exitCode = 1;
}
