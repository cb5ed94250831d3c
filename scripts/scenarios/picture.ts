/** Runs a scenario in a browser with a picture after each step, and prints the pictures as a storyboard. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import type { Script } from '../../src/scenarios/script.ts';
import { pictureName, storyboard, storyCells } from '../../src/scenarios/storyboard.ts';
import { findBrowser } from '../ensureBrowser.ts';
import { runInBrowser } from './runInBrowser.ts';

const print = async (html: string, path: string): Promise<void> => {
  const { executablePath, args } = findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const page = await browser.newPage();
    await page.setContent(html, { waitUntil: 'load' });
    writeFileSync(path, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  } finally {
    await browser.close();
  }
};

/** Returns the exit code. A run that failed has the pictures of the steps before. */
export const picture = async (script: Script, place: string): Promise<number> => {
  const folder = resolve(place);
  mkdirSync(folder, { recursive: true });
  const files = new Map(storyCells(script).map(({ number }) => [number, join(folder, pictureName(number))]));
  for (const file of files.values()) rmSync(file, { force: true });
  const status = runInBrowser(script, [], { LAB_PICTURES: folder });
  const html = storyboard(script, (number) => {
    const file = files.get(number) ?? '';
    return existsSync(file) ? `data:image/png;base64,${readFileSync(file).toString('base64')}` : null;
  });
  const path = join(folder, 'storyboard.pdf');
  await print(html, path);
  const taken = [...files.values()].filter((file) => existsSync(file)).length;
  console.log(`${taken} of ${files.size} steps have a picture; all are in ${path}`);
  return status;
};
