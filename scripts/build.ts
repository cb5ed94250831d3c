/** Builds the app into `dist/`, or into OUT_DIR, as it is served: with compressed copies. */
import { buildSite } from './buildSite.ts';
import { compressFolder } from './compressFolder.ts';

const root = process.cwd();
const folder = process.env.OUT_DIR ?? 'dist';
await buildSite(root);
const files = await compressFolder(`${root}/${folder}`);
console.log(`built ${folder}/: ${files} files`);
