/** @vitest-environment happy-dom */
/** Tests the exported files of a report. */
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { csvText } from '#domain/csv.ts';
import { sectionTable } from '#ui/parts/reports/out/makeReportFile.ts';
import { reportPictures, reportTables } from '#ui/parts/reports/out/reportFiles.ts';
import { htmlSteps, reportHtml } from '#ui/parts/reports/out/reportHtml.tsx';
import { sectionPicture } from '#ui/parts/reports/out/reportPictures.tsx';
import { contentOf } from './reportContent.ts';

const content = contentOf();

describe('files of a report', () => {
  test('one HTML file comes in as many pieces as it says, runs nothing and asks for nothing', async () => {
    const hostile = { ...content, client: { id: 'x', name: '</style><script>alert(1)</script>"; }' } };
    const pieces = [...reportHtml({ content: hostile })];
    const html = pieces.join('');
    const page = new DOMParser().parseFromString(html, 'text/html');

    expect(pieces.length).toBe(htmlSteps({ content: hostile }) + 2);
    expect(page.querySelectorAll('script, link, img, iframe, [src], a[href]').length).toBe(0);
    expect(html.match(/url\(|https?:\/\/(?!www\.w3\.org)/g)).toBe(null);
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(page.title).toBe('Monthly report · </style><script>alert(1)</script>"; }');
    expect(new Blob([html]).size).toBeLessThan(1_000_000);

    document.documentElement.lang = page.documentElement.lang;
    document.title = page.title;
    document.body.innerHTML = page.body.innerHTML;
    const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test('lines that were drawn ahead stand in the file, in both widths', () => {
    const lines = new Map(['line 660', 'line 330'].map((key) => [key, `<svg data-key="${key}"></svg>`]));
    const html = [...reportHtml({ content }, lines)].join('');
    const page = new DOMParser().parseFromString(html, 'text/html');

    expect(
      ['wide', 'narrow'].map((width) =>
        page.querySelector(`[data-section="line"] .report-${width} svg`)?.getAttribute('data-key'),
      ),
    ).toEqual(['line 660', 'line 330']);
  });

  test('a sign that no picture or page may hold breaks neither of them', () => {
    const name = 'Shop\u0000 \u0001 \uffff';
    const hostile = { ...content, client: { id: 'x', name } };
    const html = [...reportHtml({ content: hostile })].join('');
    const svg = sectionPicture(hostile, 'bar')?.svg ?? '';

    expect(html).toContain(`<title>Monthly report · ${name}</title>`);
    expect(html.endsWith('</html>')).toBe(true);
    expect([svg.includes('Shop\uFFFD \uFFFD \uFFFD, '), svg.endsWith('</svg>')]).toEqual([true, true]);
  });

  test('tables and charts are named in the order of the report', () => {
    expect(reportTables(content).map(({ name }) => name)).toEqual([
      'goals',
      'key-figures',
      'revenue-over-time',
      'revenue-by-channel',
      'funnel',
      'channels-in-full',
    ]);
    const noGoals = content.sections.map((one) => (one.kind === 'goals' ? { ...one, goals: [] } : one));
    expect(reportTables({ ...content, sections: noGoals })[0]?.name).toBe('key-figures');
    expect(reportPictures(content).map(({ id }) => id)).toEqual(['line', 'bar', 'funnel']);
  });

  test('a table for a spreadsheet has plain numbers, and no cell that runs', () => {
    const lines = csvText(sectionTable(content, 'table') ?? []).split('\r\n');

    expect(lines.slice(0, 4)).toEqual([
      '\uFEFFChannel,Revenue (USD),"Revenue (USD), before",MER,"MER, before"',
      'Google Ads,6000,5400,4.125,4',
      'Meta Ads,5000,4500,3.625,4',
      '"\'=HYPERLINK(""x"")",4000,3600,3.125,4',
    ]);
    expect(lines.at(-2)).toBe('Total,21000,18900,4.12,4');
    expect(csvText(sectionTable(content, 'figures') ?? [])).toContain('CPA (USD),,40\r\n');
    expect(csvText(sectionTable(content, 'goals') ?? []).split('\r\n')).toEqual([
      '\uFEFFGoal,Each,Actual,Due,Target,Of plan (share),Projected,Chance (share),Status',
      'Revenue (USD),month,21000,20000,20000,1.05,,,On track',
      'CPA (USD),quarter,,40,40,,,,No figures yet',
      '',
    ]);
    expect([sectionTable(content, 'text'), sectionTable(content, 'nothing')]).toEqual([null, null]);
  });

  test('a chart is a picture of its own size under its title', () => {
    const picture = sectionPicture(content, 'bar');
    const svg = new DOMParser().parseFromString(picture?.svg ?? '', 'image/svg+xml').documentElement;

    expect([picture?.width, picture?.height]).toEqual([700, 280]);
    expect(svg.getAttribute('viewBox')).toBe('0 0 700 280');
    expect(svg.querySelector('title')?.textContent).toBe('Revenue by channel');
    expect(svg.querySelectorAll('rect').length).toBe(7);
    const about = (id: string) =>
      /<text[^>]*>([^<]*1 – 28 Feb 2026[^<]*)</.exec(
        sectionPicture(content, id, '<path d="M0 0"/>')?.svg ?? '',
      )?.[1];
    expect([about('bar'), about('line')]).toEqual([
      'Northwind Outdoor, 1 – 28 Feb 2026',
      'Northwind Outdoor, 1 – 28 Feb 2026, dashed: 1 – 28 Jan 2026',
    ]);
    expect(sectionPicture(content, 'line', '<path d="M0 0"/>')?.svg).toContain('<g><path d="M0 0"/></g>');
    expect([sectionPicture(content, 'table'), sectionPicture(content, 'line')]).toEqual([null, null]);
  });
});
