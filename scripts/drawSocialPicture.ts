/** Draws `public/social.png`, the picture of link previews: `node scripts/drawSocialPicture.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { productName } from '../src/domain/product.ts';
import { landingHero } from '../src/ui/content/landing.ts';
import { findBrowser } from './ensureBrowser.ts';
import { socialPicture } from './socialTags.ts';

const root = join(import.meta.dirname, '..');
const { file, width, height } = socialPicture;
const typeface = readFileSync(
  join(root, 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
).toString('base64');
const lens = readFileSync(join(root, 'public', 'lens.svg'), 'utf8');

const html = `<!doctype html>
<style>
  @font-face { font-family: Geist; src: url("data:font/woff2;base64,${typeface}"); font-weight: 100 900; }
  body { margin: 0; width: ${width}px; height: ${height}px; box-sizing: border-box; padding: 84px 88px;
    display: grid; align-content: space-between; background: #f7f9f8; color: #10201f; font-family: Geist; }
  header { display: flex; align-items: center; gap: 24px; font-size: 44px; font-weight: 640; letter-spacing: -0.02em; }
  svg { width: 72px; height: 72px; }
  h1 { margin: 0; max-width: 960px; font-size: 84px; font-weight: 640; letter-spacing: -0.03em; line-height: 1.06; text-wrap: balance; }
  footer { height: 10px; border-radius: 5px; background: #0f766e; }
</style>
<header>${lens}${productName}</header>
<main><h1>${landingHero.title}</h1></main>
<footer></footer>`;

const browser = await chromium.launch(findBrowser());
try {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, 'public', file) });
  console.log(`public/${file} is drawn.`);
} finally {
  await browser.close();
}
