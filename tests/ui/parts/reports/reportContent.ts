/** Builds a report with every kind of section, and texts and metrics that are hard to render. */
import {
  type ReportContent,
  reportContent,
  type SectionContent,
} from '#domain/contract/reportContentSchemas.ts';

const range = { from: '2026-02-01', to: '2026-02-28' };
const compared = { from: '2026-01-01', to: '2026-01-28' };
const common = (id: string, title = '') => ({ id, title, range, compared_range: compared });

const days = Array.from({ length: 28 }, (_, index) => `2026-02-${String(index + 1).padStart(2, '0')}`);
const revenue = days.map((_, index) => 400_000 + ((index * 37) % 11) * 9_000);

export const channels = ['Google Ads', 'Meta Ads', '=HYPERLINK("x")', 'مرحبا', 'x'.repeat(120), 'Email'];

const brokenDown = {
  by: 'channel' as const,
  figures: ['revenue_cents', 'mer'] as SectionContentFigures,
  rows: channels.map((label, index) => ({
    key: `channel${index}`,
    label,
    share: (6 - index) / 21,
    values: [
      { value: (6 - index) * 100_000, previous: (6 - index) * 90_000 },
      { value: index === 5 ? null : 4.125 - index / 2, previous: 4 },
    ],
  })),
  totals: [
    { value: 2_100_000, previous: 1_890_000 },
    { value: 4.12, previous: 4 },
  ],
  total: 34,
};

type SectionContentFigures = Extract<SectionContent, { kind: 'table' }>['figures'];

export const everySection: readonly SectionContent[] = [
  { kind: 'cover', ...common('cover') },
  {
    kind: 'summary',
    ...common('summary'),
    text: '# Revenue grew\nRevenue was **$21,000**.\n- One\n- <b>Two</b>',
    drafted: true,
  },
  {
    kind: 'goals',
    ...common('goals'),
    goals: [
      {
        figure: 'revenue_cents',
        period: 'month',
        target: 2_000_000,
        actual: 2_100_000,
        due: 2_000_000,
        attainment: 1.0500000000000003,
      },
      { figure: 'cpa_cents', period: 'quarter', target: 4_000, actual: null, due: 4_000, attainment: null },
    ],
  },
  {
    kind: 'figures',
    ...common('figures'),
    figures: [
      { figure: 'revenue_cents', value: 2_100_000, previous: 1_890_000 },
      { figure: 'mer', value: 4.124, previous: 4.3 },
      { figure: 'cpa_cents', value: null, previous: 4_000 },
      { figure: 'sessions', value: 0, previous: 0 },
    ],
  },
  {
    kind: 'line',
    ...common('line'),
    interval: 'day',
    steps: days,
    lines: [
      {
        figure: 'revenue_cents',
        values: revenue.map((value, index) => (index === 9 ? null : value)),
        previous: revenue.map((value) => value - 30_000),
        total: 12_000_000,
        total_previous: 11_000_000,
      },
    ],
  },
  { kind: 'pageBreak', ...common('break') },
  { kind: 'bar', ...common('bar'), ...brokenDown },
  {
    kind: 'funnel',
    ...common('funnel'),
    steps: [
      { figure: 'impressions', value: 900_000, previous: null },
      { figure: 'clicks', value: 12_000, previous: null },
      { figure: 'sessions', value: null, previous: null },
      { figure: 'conversions', value: 300, previous: null },
    ],
  },
  { kind: 'table', ...common('table', 'Channels in full'), ...brokenDown },
  { kind: 'text', ...common('text'), text: '<script>alert(1)</script>' },
  {
    kind: 'actions',
    ...common('actions'),
    actions: [{ day: '2026-02-03', text: 'Paused the campaign “Winter”', position: 7 }],
  },
  {
    kind: 'next',
    ...common('next'),
    range: { from: '2026-02-08', to: '2026-02-14' },
    text: '- Send us the new prices',
  },
];

export const contentOf = (
  sections: readonly SectionContent[] = everySection,
  more: Partial<ReportContent> = {},
): ReportContent =>
  reportContent.parse({
    title: 'Monthly report',
    client: { id: 'shop', name: 'Northwind Outdoor' },
    brand: { name: 'Bright Agency', accent: '#7c3aed', logo_text: 'BA', hides_powered_by: false, version: 2 },
    range,
    compared_range: compared,
    currency: 'USD',
    sections: [...sections],
    notes: ['Meta Ads is one day behind.'],
    made_at: '2026-03-01T09:00:00.000Z',
    position: 120,
    ...more,
  });
