/** @vitest-environment happy-dom */
/** Tests annotations: listed and deleted in place, and drawn on every chart of the client over time. */
import { afterEach, describe, expect, test } from 'vitest';
import { button, field, logged, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

const client = 'mapleclinic';
const moved = 'Practice moves: search ads rest until the phones work again.';
const days = 'from=2026-02-01&to=2026-02-28';
const all = { role: 'dialog', name: 'All annotations' };

const notedDays = (document: Document): readonly (string | null)[] => {
  const rows = [...document.querySelectorAll('section[aria-label$=", table"] tbody tr')];
  return rows
    .filter(({ textContent }) => textContent?.includes(moved))
    .map((row) => row.querySelector('th')?.textContent ?? null);
};

const lastDays = ['4 Feb 2026', '3 Feb 2026', '2 Feb 2026', '1 Feb 2026'];
const asTable = (part: string) => ({ click: { role: 'radio', name: 'Table', within: region(part) } });

describe('annotations of a client', () => {
  test('are listed whatever days are shown, and go and come back from there', async () => {
    const document = await page.play([
      { role: 'manager' },
      { go: `/dashboard?client=${client}&${days}&interval=day` },
      sees(region('Trend')),
      asTable('Trend'),
      { click: button('All annotations') },
      says('24 Nov – 1 Dec 2025', all),
      { click: button(`Remove “${moved}”`, { within: all }) },
      seesNo(all),
      says(`Removed “${moved}”.`),
      logged('AnnotationRemoved'),
    ]);
    expect(notedDays(document)).toEqual([]);
    await page.play([{ click: button('Undo') }, says(`“${moved}” is back.`)]);
    expect(notedDays(document)).toEqual(lastDays);
    await page.play([
      { click: button('All annotations') },
      { click: button(`Change “${moved}”`, { within: all }) },
      { expect: { value: moved, of: field('What happened') } },
    ]);
  });

  test('are drawn in its analysis and on dashboards with lines, until they are hidden', async () => {
    const document = await page.play([
      { role: 'admin' },
      { go: `/advanced-analytics?client=${client}&${days}&tab=anomalies` },
      asTable('Anomalies'),
    ]);
    expect(notedDays(document)).toEqual(lastDays);
    await page.play([
      { click: button('Add annotation') },
      { fill: field('What happened'), with: 'New prices' },
      { click: button('Add annotation', { within: { role: 'dialog', name: 'Add annotation' } }) },
      says('Added “New prices”.'),
    ]);
    expect(document.querySelector('section[aria-label$=", table"]')?.textContent).toContain('New prices');
    await page.play([{ click: button('Undo') }, says('“New prices” is removed.')]);
    await page.play([{ click: button('View options') }, { click: button('Hide annotations') }]);
    expect(notedDays(document)).toEqual([]);
    await page.play([
      { go: `/dashboard?tab=dashboards&board=agencydashboard&client=${client}&${days}` },
      sees({ role: 'radio', name: 'Table', nth: 0 }),
      ...[0, 1].map((nth) => ({ click: { role: 'radio', name: 'Table', nth } })),
    ]);
    expect(page.stage().document().querySelector('main')?.textContent).toContain(moved);
  });

  test('of the agency are on no paper, nor is other work that only the agency sees', async () => {
    const secret = 'Quokka';
    const isPrinted = (one: Element) => one.closest('[data-print="never"]') === null;
    const rowsOf = (document: Document, list: string) =>
      [...document.querySelectorAll(`[aria-label="${list}"] li`)].map(
        (row) => [row.querySelector('p')?.textContent ?? '', isPrinted(row)] as const,
      );
    const document = await page.play([
      { role: 'manager' },
      { go: `/dashboard?client=${client}&${days}&interval=day` },
      { click: button('Add annotation') },
      { fill: field('What happened'), with: secret },
      { click: { role: 'radio', name: 'The agency' } },
      { click: button('Add annotation', { within: { role: 'dialog', name: 'Add annotation' } }) },
      says(secret, { role: 'list', name: 'Annotations' }),
    ]);
    const annotations = rowsOf(document, 'Annotations').filter(([text]) => text.includes(secret));
    expect(annotations.map(([, printed]) => printed)).toEqual([false]);
    await page.play([
      { go: `/dashboard?client=${client}&${days}&part=activity` },
      says('wrote a note about Maple Street Clinic', region('Actions')),
    ]);
    const actions = rowsOf(page.stage().document(), 'Actions for this client');
    const ofAgency = /\b(?:note|task|alert)\b/;
    expect(actions.map(([text]) => ofAgency.test(text))).toEqual(actions.map(([, printed]) => !printed));
    expect(new Set(actions.map(([, printed]) => printed))).toEqual(new Set([true, false]));
  });

  test('can be for who wrote it alone: a colleague sees nothing of it', async () => {
    const text = 'Ask about the second budget';
    const trend = `/dashboard?client=${client}&${days}&interval=day`;
    const shown = (document: Document) => document.querySelector('main')?.textContent ?? '';
    const mine = await page.play([
      { role: 'manager' },
      { go: trend },
      { click: button('Add annotation') },
      { fill: field('What happened'), with: text },
      { click: { role: 'radio', name: 'Only me' } },
      { click: button('Add annotation', { within: { role: 'dialog', name: 'Add annotation' } }) },
      says(`Added “${text}”.`),
      says('Only you', { role: 'list', name: 'Annotations' }),
    ]);
    expect(shown(mine)).toContain(text);
    const theirs = await page.play([
      { click: button('Sign Out') },
      { role: 'admin' },
      { go: trend },
      sees(button('All annotations')),
    ]);
    expect(shown(theirs)).not.toContain(text);
  });
});
