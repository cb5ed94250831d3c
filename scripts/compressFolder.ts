/** Writes gzip and brotli copies next to text files, so that a static host can send them as they are. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/;
/** In bytes. Smaller files hardly shrink. */
const smallest = 256;

const brotli = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

const compressFile = async (file: string): Promise<void> => {
  const bytes = await readFile(file);
  if (!compressible.test(file) || bytes.length < smallest) return;
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  await writeFile(`${file}.br`, await brotli(bytes));
};

export const compressFolder = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
  return files.length;
};
