/** Tests the size limit of reports: the warning before a run, the exact limit, and a report of twenty sections. */
import { describe, expect, test } from 'vitest';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { contentBytes, mostContentBytes, sizeProblem } from '#domain/reportContent/contentSize.ts';
import { longestText } from '#domain/reports/reportRules.ts';
import { reportSection as section } from '#tests/support/reportSection.ts';
import { fjord, openReports } from './openReports.ts';

const opened = async () => {
  const agency = await openReports();
  const report = await agency.make();
  const contentOf = async (sections: readonly object[]): Promise<ReportContent> => {
    const { name, title, period, compare } = report;
    const body = { name, client_id: fjord, title, period, compare, filters: '', sections };
    return (await agency.succeed('previewReport', { token: agency.token, body })).content;
  };
  return { ...agency, id: report.id, contentOf };
};

const texts = (last: number): readonly object[] => [
  ...Array.from({ length: 14 }, (_, index) =>
    section(`t${index}`, 'text', { text: 'a'.repeat(longestText) }),
  ),
  section('last', 'text', { title: 'Last', text: 'b'.repeat(last) }),
];

describe('the size of a report', () => {
  test('at the border is made, and a letter more is refused before anything counts', async () => {
    const { id, contentOf, change, move, refusal, succeed, token } = await opened();
    const room = mostContentBytes - contentBytes(await contentOf(texts(0)));
    await change(id, { sections: texts(room + 1) });

    const refused = await refusal('moveReport', { params: { id }, body: { move: 'generate' } });
    const problem = sizeProblem(await contentOf(texts(room + 1)));
    expect(refused).toEqual({ status: 422, code: 'invalid', errors: { sections: problem } });
    const { items } = await succeed('readUsage', { token });
    expect(items.find(({ resource }) => resource === 'reports')?.used).toBe(0);

    await change(id, { sections: texts(room) });
    expect((await move(id, 'generate')).status).toBe('review');
  });

  test('is put in words, with the section that takes the most', async () => {
    const { contentOf } = await opened();
    const content = await contentOf([
      section('long', 'text', { title: 'The long one', text: 'a'.repeat(longestText) }),
      ...texts(3_000),
    ]);

    expect(sizeProblem(content)).toBe(
      `The report takes ${Math.ceil(contentBytes(content) / 1_000)} kB, and at most 60 kB can be kept. Leave sections out or shorten their texts. The largest section is “The long one” with 5 kB.`,
    );
  });

  test('has room for twenty sections with eight charts and four tables', async () => {
    const { contentOf } = await opened();
    const of = (count: number, kind: string, more: object) =>
      Array.from({ length: count }, (_, index) => section(`${kind}${index}`, kind, more));
    const table = {
      by: 'campaign',
      figures: ['spend_cents', 'clicks', 'ctr', 'conversions', 'cpa_cents', 'roas'],
    };
    const sections = [
      section('cover', 'cover'),
      section('summary', 'summary'),
      section('goals', 'goals'),
      section('figures', 'figures', { figures: ['revenue_cents', 'spend_cents', 'conversions', 'mer'] }),
      ...of(4, 'line', { figures: ['revenue_cents', 'spend_cents'] }),
      ...of(4, 'bar', { by: 'channel', figures: ['revenue_cents'] }),
      ...of(4, 'table', table),
      section('text', 'text', { text: 'a'.repeat(longestText) }),
      section('actions', 'actions'),
      section('next', 'next', { text: 'a'.repeat(1_000) }),
      section('break', 'pageBreak'),
    ];

    expect(sections.length).toBe(20);
    expect(sizeProblem(await contentOf(sections))).toBe(null);
  });
});
