/** Puts hostile texts into every exported file: spreadsheets, HTML reports and chart images. */

import { expect } from 'vitest';
import { csvText, type Table, unguarded } from '#domain/csv.ts';
import { readTable } from '#domain/imports/readTable.ts';
import { roiCsv } from '#domain/roi/roiCsv.ts';
import { roiDefaults } from '#domain/roi/roiInputs.ts';
import { contentOf } from '#tests/ui/parts/reports/reportContent.ts';
import { chartCsv } from '#ui/charts/figure/chartTable.ts';
import { clientsCsv } from '#ui/pages/clients/useClientsFile.ts';
import { competitorsCsv } from '#ui/pages/competitorAnalysis/CompetitorAnalysis.tsx';
import { campaignsCsv } from '#ui/pages/dashboard/client/campaignRows.ts';
import { portfolioCsv } from '#ui/pages/dashboard/portfolio/ClientTableTools.tsx';
import { reportsCsv } from '#ui/pages/dashboard/reports/ReportList.tsx';
import { figureRowsCsv } from '#ui/parts/figures/figuresCsv.ts';
import { historyCsv } from '#ui/parts/history/historyCsv.ts';
import { sectionTable } from '#ui/parts/reports/out/makeReportFile.ts';
import { reportTables } from '#ui/parts/reports/out/reportFiles.ts';
import { reportHtml } from '#ui/parts/reports/out/reportHtml.tsx';
import { sectionPicture } from '#ui/parts/reports/out/reportPictures.tsx';
import type { FuzzFixture } from '../fuzzFixture.ts';

const marker = 'Zq7marker';

const withText = <Value>(value: Value, fields: ReadonlySet<string>, text: string): Value => {
  if (Array.isArray(value)) return value.map((item) => withText(item, fields, text)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    fields.has(name) && (typeof part === 'string' || part === null) ? text : withText(part, fields, text),
  ]);
  return Object.fromEntries(entries) as Value;
};

const fields = (...names: readonly string[]): ReadonlySet<string> => new Set(names);

type MadeTable = (text: string) => Table;

const range = 'from=2025-12-01&to=2025-12-31';

export const tablesOf = async (fixture: FuzzFixture): Promise<Readonly<Record<string, MadeTable>>> => {
  const { succeed } = fixture;
  const token = await fixture.signIn('admin');
  const { items: clients } = await succeed('listClients', { token, query: 'limit=5' });
  const { items: competitors } = await succeed('listCompetitors', { token, query: 'limit=5' });
  const { items: changes } = await succeed('listHistory', { token, query: 'limit=40' });
  const { items: reports } = await succeed('listReports', { token, query: 'limit=5' });
  const portfolio = await succeed('readPortfolio', { token, query: range });
  const query = `${range}&client=${clients[0]?.id}&group_by=campaign`;
  const metrics = await succeed('readMetrics', { token, query });
  const rows = metrics.rows.map((row) => ({ ...row, campaign: null }));
  const content = contentOf();
  const named = fields('name', 'domain', 'industry', 'owner', 'label', 'notes', 'text', 'about');
  const sections = reportTables(content).map(({ id }): readonly [string, MadeTable] => [
    `report ${id}`,
    (text) => sectionTable(withText(content, fields('label'), text), id) ?? [],
  ]);
  return {
    clients: (text) =>
      clientsCsv(withText(clients, named, text), { statuses: null, staff: new Map(), today: 0 }),
    competitors: (text) => competitorsCsv(withText(competitors, named, text), () => text),
    history: (text) =>
      historyCsv(withText(changes, fields('name', 'about', 'before', 'after'), text), new Map()),
    reports: (text) => reportsCsv(withText(reports, named, text), () => text),
    portfolio: (text) => portfolioCsv(withText(portfolio.clients, named, text), 'USD'),
    calculations: (text) => roiCsv([{ name: text, inputs: roiDefaults }]),
    figures: (text) =>
      figureRowsCsv(withText(rows, named, text), {
        of: 'Channel',
        names: ['spend_cents', 'roas'],
        currency: 'USD',
        isCompared: true,
      }),
    campaigns: (text) => campaignsCsv(withText(rows, named, text), { currency: 'USD', isCompared: false }),
    chart: (text) =>
      chartCsv({
        axis: { title: 'Day', places: [{ key: text, short: text, long: text }] },
        columns: [{ name: text, unit: null, values: [text] }],
      } as unknown as Parameters<typeof chartCsv>[0]),
    ...Object.fromEntries(sections),
  };
};

const cellsOf = (table: Table): readonly (readonly string[])[] =>
  readTable(`sep=,\r\n${csvText(table).replace(/^\uFEFF/, '')}`).rows.map(({ cells, problem }) => {
    expect(problem).toBeNull();
    return cells;
  });

/** A spreadsheet of some locale would execute the cell, or the part after a separator. */
const runs = (cell: string): boolean =>
  cell
    .split(/[,;\t\r\n]/)
    .some((part) =>
      /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u.test(part),
    );

const isNumber = (cell: string): boolean => /^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(cell);

const harmlessTables = new WeakMap<MadeTable, ReturnType<typeof cellsOf>>();

/** Checks that each cell reads back with the text and none executes. The rest of the table must not change. */
export const holdTable = (make: MadeTable, text: string): void => {
  const harmless = harmlessTables.get(make) ?? cellsOf(make(marker));
  harmlessTables.set(make, harmless);
  const cells = cellsOf(make(text));
  const expected = harmless.map((row) =>
    row.map((cell) => {
      if (!cell.includes(marker)) return cell;
      return cell.replaceAll(marker, () => text);
    }),
  );
  // The reader skips a row that shows nothing, such as one of U+FEFF alone.
  const filled = expected.filter((row) => row.some((cell) => cell.trim() !== ''));
  expect(cells.map((row) => row.map(unguarded))).toEqual(filled);
  for (const cell of cells.flat()) expect(runs(cell) && !isNumber(cell)).toBe(false);
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const sizes = fields('x', 'y', 'width', 'd', 'style', 'points');

const withoutSizes = (tag: string): string => {
  const [name = ''] = /^<\/?[\w!:-]*/.exec(tag) ?? [];
  const attributes = [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)].filter(([, one = '']) => !sizes.has(one));
  return [name, ...attributes.map(([, one, value]) => `${one}="${value}"`)].join(' ');
};

/** Ignores the span below a chart that shows a truncated name in full. */
const tagsIn = (markup: string): readonly string[] =>
  (markup.match(/<[^>]*>/g) ?? []).map(withoutSizes).filter((tag) => !/^<\/?span$/.test(tag));

const holdTags = (markup: string, harmless: string, text: string): void => {
  expect(tagsIn(markup)).toEqual(tagsIn(harmless).map((tag) => tag.replaceAll(marker, () => escaped(text))));
};

const words = fields('label', 'name', 'logo_text');

const reportWith = (text: string) => {
  const content = withText(contentOf(), words, text);
  return { ...content, title: text, notes: [text], client: { id: 'shop', name: text } };
};

const htmlOf = (content: ReturnType<typeof reportWith>): string => [...reportHtml({ content })].join('');

const styleIn = (html: string): string => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';

/** Tags that user texts with markup may produce. None has an attribute with a URL. */
const plainTags = /^<\/?(?:p|h[1-6]|ul|ol|li|strong|em|b|i|br|hr)(?: class="[^"]*")?$/;

const harmlessReport = htmlOf(reportWith(marker));

export const holdReport = (text: string): void => {
  const html = htmlOf(reportWith(text));
  holdTags(html, harmlessReport, text);
  expect(html).toContain(`<title>${escaped(`${text} · ${text}`)}</title>`);
  expect(html.match(/<h1[^>]*>([\s\S]*?)<\/h1>/)?.[1]).toBe(escaped(text));
  expect(html.endsWith('</html>')).toBe(true);
  // The style sheet holds the escaped CSS string without a character that ends it.
  expect(styleIn(html)).toContain('@bottom-left { content: "');
  expect(styleIn(html)).not.toMatch(/<|content: "[^"\n]*[^\p{L}\p{N} .,–\\-][^"\n]*"/u);

  const marked = htmlOf(withText(reportWith(marker), fields('text'), text));
  const known = new Set(tagsIn(harmlessReport));
  expect(tagsIn(marked).filter((tag) => !known.has(tag) && !plainTags.test(tag))).toEqual([]);
  expect(marked).not.toMatch(/\b(?:href|src|on\w+)="\s*(?:javascript|data):/i);
};

/** Characters that XML 1.0 allows. Others make an image invalid. */
const xmlText = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u;

const picturesOf = (text: string): readonly string[] => {
  const content = reportWith(text);
  const sections = content.sections.map((section) => ({ ...section, title: content.title }));
  return ['line', 'bar', 'funnel'].map(
    (id) => sectionPicture({ ...content, sections }, id, '<path d="M0 0"/>')?.svg ?? '',
  );
};

const namesOfTags = (markup: string): readonly string[] =>
  tagsIn(markup).map((tag) => tag.split(' ', 1)[0] ?? '');

const harmlessPictures = picturesOf(marker).map(namesOfTags);

export const holdPictures = (text: string): void => {
  const pictures = picturesOf(text);
  for (const picture of pictures) expect(picture).toMatch(xmlText);
  expect(pictures.map(namesOfTags)).toEqual(harmlessPictures);
};
