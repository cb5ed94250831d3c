/** Measures the letters of the product's typeface and writes the width table for chart layouts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../ensureBrowser.ts';

const { resolve } = createRequire(import.meta.url);
const font = readFileSync(resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2')).toString(
  'base64',
);

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const letters = [...printable, '’', '“', '”', '–', '…', '·', '→', '•'];
const weights = [400, 560];

const { executablePath, args } = findBrowser();
const browser = await chromium.launch({ executablePath, args });
const page = await browser.newPage();
await page.setContent(
  `<style>@font-face{font-family:F;src:url(data:font/woff2;base64,${font});font-weight:100 900}</style><p style="font-family:F">a</p>`,
);
const widths = await page.evaluate(
  async ([asked, told]) => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('no canvas');
    const measured: Record<string, Record<string, number>> = {};
    for (const weight of told) {
      await document.fonts.load(`${weight} 1000px F`);
      context.font = `${weight} 1000px F`;
      measured[weight] = Object.fromEntries(
        asked.map((letter) => [letter, Math.round(context.measureText(letter).width)]),
      );
    }
    return measured;
  },
  [letters, weights] as const,
);
await browser.close();
writeFileSync(join(import.meta.dirname, 'fontWidths.json'), `${JSON.stringify(widths, null, 2)}\n`);
