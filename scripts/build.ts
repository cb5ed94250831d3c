/** Builds the app into `dist/`, or into OUT_DIR: the client, the public pages' HTML, compressed copies, and a check of the result. */
import { build } from 'vite';
import { compressFolder } from './compressFolder.ts';
import { prerender } from './prerender.ts';

const root = process.cwd();
const folder = process.env.OUT_DIR ?? 'dist';
await build({ root, logLevel: 'warn' });
await prerender(root, 'src/ui/serverEntry.tsx');
const files = await compressFolder(`${root}/${folder}`);
console.log(`built ${folder}/: ${files} files`);
