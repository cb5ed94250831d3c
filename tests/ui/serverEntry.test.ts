/** Tests the prerendered HTML of pages for browsers without scripts. */
import { expect, test } from 'vitest';
import { render, renderWaiting } from '#ui/serverEntry.tsx';

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('a protected page says without scripts what it needs, and where there is something to read', async () => {
  const html = await renderWaiting('/demo');
  const said = /<noscript>(.*)<\/noscript>/s.exec(html)?.[1] ?? '';
  expect(textOf(said)).toBe(
    'JavaScript This page needs JavaScript AgencyLens runs in your browser, and scripts are switched off there. ' +
      'Allow them for this site and reload the page. ' +
      'The public pages can be read without: Features , Pricing and About .',
  );
  expect([...said.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
    '/demo/features',
    '/demo/pricing',
    '/demo/about',
  ]);
});

test('a public page can be read without', async () => {
  const html = await render({ path: '/pricing', basename: '', madeAt: 0 });
  expect(html).not.toContain('<noscript>');
  expect(textOf(html)).toContain('Three plans, priced per workspace, not per seat.');
});
