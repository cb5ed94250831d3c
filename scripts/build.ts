/** Builds the app into `dist/` or `OUT_DIR`, with compressed copies. */
import { buildSite } from './buildSite.ts';
import { compressFolder } from './compressFolder.ts';
import { systemSentence } from './systemSentence.mjs';

const root = process.cwd();
const folder = process.env.OUT_DIR ?? 'dist';
try {
  await buildSite(root);
  const files = await compressFolder(`${root}/${folder}`);
  console.log(`built ${folder}/: ${files} files`);
} catch (problem) {
  const sentence = systemSentence(problem);
  if (sentence === null) throw problem;
  console.error(sentence);
  process.exitCode = 1;
}
