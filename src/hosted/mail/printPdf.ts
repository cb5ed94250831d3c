/** Prints HTML to PDF with a Chromium of the server. */
import { execFile } from 'node:child_process';
import { promises } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const { mkdtemp, readFile, rm, writeFile } = promises;

const run = promisify(execFile);

/** Milliseconds. */
const longest = 60_000;

/** Chromium refuses its sandbox to the root user; the page has no scripts and makes no requests. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Null when it cannot be printed. */
export const printPdf = async (chromium: string, html: string): Promise<Uint8Array | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  try {
    const [page, pdf] = [join(folder, 'report.html'), join(folder, 'report.pdf')];
    await writeFile(page, html, { mode: 0o600 });
    const options = ['--headless', '--disable-gpu', '--no-pdf-header-footer', `--user-data-dir=${folder}`];
    await run(chromium, [...options, ...sandbox, `--print-to-pdf=${pdf}`, `file://${page}`], {
      timeout: longest,
    });
    return await readFile(pdf);
  } catch {
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
