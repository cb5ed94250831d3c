/** Tests the slides of a report. */
import { expect, test } from 'vitest';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { reportSlides } from '#ui/pages/marketplace/tools/reportSlides.ts';

test('Slide Deck lays each section out, but no page breaks', () => {
  const range = { from: '2026-02-01', to: '2026-02-28' };
  const about = { id: 'a', title: 'Summary', range, compared_range: null };
  const content: ReportContent = {
    title: 'February',
    client: { id: 'fjord', name: 'Fjord & Foam' },
    brand: { name: 'Northlight', accent: null, logo_text: null, hides_powered_by: false, version: null },
    range,
    compared_range: null,
    currency: 'USD',
    sections: [
      { kind: 'summary', ...about, text: 'Revenue rose.\nSpend fell.', drafted: false },
      {
        kind: 'figures',
        ...about,
        title: 'Figures',
        figures: [{ figure: 'clicks', value: 1200, previous: null }],
      },
      { kind: 'pageBreak', ...about },
    ],
    notes: [],
    made_at: '2026-03-01T08:00:00Z',
    position: 1,
  };

  expect(reportSlides(content)).toEqual([
    { title: 'February', lines: ['Fjord & Foam', '2026-02-01 to 2026-02-28', 'Northlight'], table: [] },
    { title: 'Summary', lines: ['Revenue rose.', 'Spend fell.'], table: [] },
    {
      title: 'Figures',
      lines: [],
      table: [
        ['', 'This period', 'Before'],
        ['Clicks', '1,200', '—'],
      ],
    },
  ]);
});
