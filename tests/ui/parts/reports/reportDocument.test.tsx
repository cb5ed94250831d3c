/** @vitest-environment happy-dom */
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ReportContent, SectionContent } from '#domain/contract/reportContentSchemas.ts';
import { redPixel } from '#tests/support/samplePicture.ts';
import { ReportDocument } from '#ui/parts/reports/ReportDocument.tsx';
import { contentOf, everySection } from './reportContent.ts';

const drawn = (content: ReportContent, now: ReportContent | null = null): Document => {
  document.documentElement.lang = 'en';
  document.title = 'Report';
  document.body.innerHTML = `<main>${renderToStaticMarkup(<ReportDocument content={content} now={now} />)}</main>`;
  return document;
};

const textsOf = (selector: string, within: ParentNode = document): readonly string[] =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => (textContent ?? '').trim());

const changed = (id: string, change: (section: SectionContent) => SectionContent): ReportContent =>
  contentOf(everySection.map((section) => (section.id === id ? change(section) : section)));

describe('a report that is drawn', () => {
  test('has the cover, each section under its name, and a page for each page break', () => {
    const page = drawn(contentOf());

    expect(textsOf('h1')).toEqual(['Monthly report']);
    expect(textsOf('h2')).toEqual([
      'Summary',
      'Goals',
      'Key figures',
      'Revenue over time',
      'Revenue by channel',
      'Funnel',
      'Channels in full',
      'Text',
      'What we did',
      'Next steps',
    ]);
    expect(page.querySelectorAll('.report-page').length).toBe(3);
    expect(textsOf('.report-cover p')).toEqual([
      'BABright Agency',
      'Northwind Outdoor',
      '1 – 28 Feb 2026',
      'Compared with 1 – 28 Jan 2026',
    ]);
    expect(textsOf('.report-foot')).toEqual([
      'Meta Ads is one day behind.Made by Bright Agency on 1 Mar 2026, 09:00 UTC with AgencyLens',
    ]);
    expect(textsOf('[data-section="next"] .report-note')).toEqual(['8 – 14 Feb 2026']);
  });

  test('writes words as text, marks a draft, and says why there is no figure', () => {
    const page = drawn(contentOf());

    expect(page.querySelector('script, b')).toBe(null);
    expect(textsOf('[data-section="text"] p')).toEqual(['<script>alert(1)</script>']);
    expect(textsOf('[data-section="summary"] :is(h3, p, li)')).toEqual([
      'Revenue grew',
      'Revenue was $21,000.',
      'One',
      '<b>Two</b>',
      'Draft, written from the figures',
    ]);
    expect(textsOf('[data-section="figures"] dd')).toEqual([
      '$21,000',
      '↑ 11.1%up 11.1 percent versus 1 – 28 Jan 2026, good from $18,900',
      '4.12×',
      '↓ 4.1%down 4.1 percent versus 1 – 28 Jan 2026, bad from 4.30×',
      '—No CPA: no source of this selection reports it',
      '—no figure from $40.00',
      '0',
      '0%no change versus 1 – 28 Jan 2026 from 0',
    ]);
    expect(page.body.textContent).not.toMatch(/NaN|Infinity|undefined|-0\b/);
  });

  test('shows a picture with what it shows in words, under its title alone if it has one', () => {
    const image = {
      kind: 'image',
      range: { from: '2026-02-01', to: '2026-02-28' },
      compared_range: null,
      text: 'A door',
      picture_id: 'door',
    } as const;
    const page = drawn(
      contentOf([
        { ...image, id: 'named', title: 'New shop', picture_url: redPixel },
        { ...image, id: 'bare', title: '', picture_url: redPixel },
        { ...image, id: 'lost', title: '' },
      ]),
    );
    expect(textsOf('h2')).toEqual(['New shop']);
    expect([...page.querySelectorAll('img')].map(({ src, alt }) => [src, alt])).toEqual([
      [redPixel, 'A door'],
      [redPixel, 'A door'],
    ]);
    expect(textsOf('[data-section="lost"]')).toEqual(['A door']);
  });

  test('draws each chart as vectors, with a sentence and the same figures as a table', () => {
    const page = drawn(contentOf());

    expect(textsOf('figcaption')).toEqual([
      'Revenue: $120,000 in all, up 9.1% against 1 – 28 Jan 2026. Axis starts at $3,600.',
      'Revenue: highest in Google Ads ($6,000), lowest in Email ($1,000). $21,000 in all.',
      '900,000 impressions led to 300 conversions (0.03%).',
    ]);
    expect(page.querySelectorAll('figure canvas').length).toBe(0);
    // The library draws lines, where there is a canvas to measure texts with.
    expect(page.querySelectorAll('figure .report-wide svg').length).toBe(2);
    expect(textsOf('[data-section="line"] tbody tr:nth-child(10) > *')).toEqual([
      '10 Feb 2026',
      '—',
      '$3,970',
    ]);
    expect(textsOf('[data-section="funnel"] .report-wide text')).toEqual([
      'Impressions',
      '900,000',
      'Clicks',
      '12,000 · 1.33%',
      'Conversions',
      '300 · 2.50%',
    ]);
  });

  test('reports what a figure was and what it is now, where they are not written the same', () => {
    const now = changed('figures', (section) =>
      section.kind === 'figures'
        ? {
            ...section,
            figures: section.figures.map((one) => (one.figure === 'mer' ? { ...one, value: 3.98 } : one)),
          }
        : section,
    );
    const page = drawn(contentOf(), now);

    expect(textsOf('.report-restated')).toEqual(['then 4.12×, now 3.98×']);
    expect(drawn(contentOf(), contentOf()).querySelector('.report-restated')).toBe(null);
    expect(page).toBe(document);
  });

  test('a table has its totals as a row and says how many rows it leaves out', () => {
    const page = drawn(contentOf());
    const table = page.querySelector('[data-section="table"]');
    if (!table) throw new Error('No table');

    expect(textsOf('thead th', table)).toEqual(['Channel', 'Revenue', 'MER', 'Share']);
    expect(textsOf('tbody tr:last-child > *', table)).toEqual([
      'Total',
      '$21,000↑ 11.1%up 11.1 percent versus 1 – 28 Jan 2026, good',
      '4.12×↑ 3.0%up 3.0 percent versus 1 – 28 Jan 2026',
      '',
    ]);
    expect(textsOf('.report-note', table)).toEqual(['The first 6 of 34. The totals are of all.']);
  });

  test('has no empty page, and a head of its own where there is no cover', () => {
    const breaks: SectionContent[] = everySection.filter(({ kind }) => kind === 'pageBreak');
    const [text] = everySection.filter(({ kind }) => kind === 'text');
    if (!text) throw new Error('No text');
    drawn(contentOf([...breaks, text, ...breaks, ...breaks]));

    expect(textsOf('.report-page')).toEqual([
      'Monthly reportNorthwind Outdoor · 1 – 28 Feb 2026Text<script>alert(1)</script>',
    ]);
    expect(drawn(contentOf([])).querySelectorAll('.report-page').length).toBe(1);
  });

  test('can be used without seeing it', async () => {
    const { violations } = await axe.run(drawn(contentOf()), {
      rules: { 'color-contrast': { enabled: false } },
    });

    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160))}`),
    ).toEqual([]);
  });
});
