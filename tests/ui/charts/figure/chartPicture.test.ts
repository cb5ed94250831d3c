/** @vitest-environment happy-dom */
/** Tests exporting a chart as a picture: the surrounding parts, their layout and drawing. */
import { afterEach, describe, expect, test } from 'vitest';
import type { ChartLook, LegendEntry } from '#ui/charts/chartModel.ts';
import { type PictureCover, pictureCover } from '#ui/charts/figure/pictureCover.ts';
import { type PictureParts, pictureLayout } from '#ui/charts/figure/pictureLayout.ts';
import { drawPicture, measureWith, type Pen } from '#ui/charts/figure/savePng.ts';

const cover: PictureCover = {
  whose: 'Fjord & Foam',
  days: '1 – 28 Nov 2026',
  comparedWith: 'Previous period',
  filters: 'Device: Mobile',
  asOf: '29 November 2026, 10:00 UTC',
};

const legend: readonly LegendEntry[] = [
  { name: 'Revenue', tone: 0 },
  { name: 'Previous 28 days', tone: 'before', isDashed: true },
];

const parts: PictureParts = {
  title: 'Revenue over time',
  unit: { kind: 'money', currency: 'EUR' },
  legend,
  cover,
  chart: { width: 400, height: 200 },
};

const measure = (text: string): number => text.length * 6;

const wordsOf = (changes: Partial<PictureParts>): readonly string[] =>
  pictureLayout({ ...parts, ...changes }, measure).texts.map(({ text }) => text);

const none: PictureCover = { whose: '', days: '', comparedWith: '', filters: '', asOf: '' };

describe('the picture of a chart', () => {
  test('says what it is of, whose, of which days, held against what, in which unit and as of when', () => {
    expect(wordsOf({})).toEqual([
      'Revenue over time',
      'Fjord & Foam, 1 – 28 Nov 2026',
      'Compared with: Previous period',
      'Filtered to Device: Mobile',
      'In EUR',
      'Revenue',
      'Previous 28 days',
      'As of 29 November 2026, 10:00 UTC',
    ]);
  });

  test('says nothing that it does not show, and nothing that nobody knows', () => {
    expect(wordsOf({ legend: [{ name: 'Revenue', tone: 0 }], unit: { kind: 'ratio' } })).toEqual([
      'Revenue over time',
      'Fjord & Foam, 1 – 28 Nov 2026',
      'Filtered to Device: Mobile',
      'As of 29 November 2026, 10:00 UTC',
    ]);
    expect(wordsOf({ cover: none, legend: [], unit: { kind: 'percent' } })).toEqual(['Revenue over time']);
  });

  test('has everything below each other, the chart in its own size, and breaks what is too long', () => {
    const long = { ...parts, title: `${'Revenue and spend '.repeat(6)}over time`, legend: [] };
    const { width, height, texts, chart } = pictureLayout(
      { ...long, legend: Array.from({ length: 9 }, (_, tone) => ({ name: `Campaign ${tone}`, tone })) },
      measure,
    );
    const rows = [...new Set(texts.map(({ y }) => y))];

    expect([width, chart.width, chart.height]).toEqual([440, 400, 200]);
    expect(texts.filter(({ kind }) => kind === 'title')).toHaveLength(2);
    expect(rows).toEqual(rows.toSorted((one, other) => one - other));
    for (const { text, x, y } of texts) {
      expect(x + measure(text)).toBeLessThanOrEqual(width);
      expect(y < chart.y || y > chart.y + chart.height).toBe(true);
      expect(y).toBeLessThan(height);
    }
    expect(new Set(texts.filter(({ kind }) => kind === 'legend').map(({ y }) => y)).size).toBe(3);
    expect(pictureLayout({ ...parts, chart: { width: 100, height: 80 } }, measure).width).toBe(320);
  });

  test('is drawn on the ground of the page: the chart, the legend with its dashes, and the words', () => {
    const calls: unknown[] = [];
    const note =
      (name: string) =>
      (...given: unknown[]) =>
        void calls.push([name, ...given]);
    const pen = {
      fillStyle: '',
      ...Object.fromEntries(
        ['beginPath', 'moveTo', 'lineTo', 'stroke', 'setLineDash', 'drawImage', 'scale'].map((name) => [
          name,
          note(name),
        ]),
      ),
      fillRect: (...given: unknown[]) => void calls.push(['fillRect', pen.fillStyle, ...given]),
      fillText: (...given: unknown[]) => void calls.push(['fillText', pen.font, pen.fillStyle, ...given]),
      measureText: (text: string) => ({ width: text.length * 6 }),
    } as unknown as Pen;
    const look = {
      ground: 'white',
      ink: 'black',
      label: 'grey',
      series: ['blue'],
      font: 'Inter',
    } as unknown as ChartLook;
    const image = document.createElement('canvas');
    const small = { ...parts, unit: { kind: 'ratio' } as const, cover: { ...none, whose: 'Fjord' } };
    const layout = pictureLayout(small, measureWith(pen, look));
    drawPicture(pen, { layout, image, look, density: 2 });

    expect(calls).toEqual([
      ['scale', 2, 2],
      ['fillRect', 'white', 0, 0, 440, 318],
      ['drawImage', image, 20, 68, 400, 200],
      ['fillRect', 'blue', 20, 280, 16, 10],
      ['setLineDash', [4, 3]],
      ['beginPath'],
      ['moveTo', 102, 285],
      ['lineTo', 118, 285],
      ['stroke'],
      ['setLineDash', []],
      ['fillText', '600 16px Inter', 'black', 'Revenue over time', 20, 37],
      ['fillText', '12px Inter', 'grey', 'Fjord', 20, 55],
      ['fillText', '12px Inter', 'black', 'Revenue', 44, 289],
      ['fillText', '12px Inter', 'black', 'Previous 28 days', 126, 289],
    ]);
  });
});

describe('what the page says of a chart', () => {
  afterEach(() => document.body.replaceChildren());

  const open = (html: string): PictureCover => {
    document.body.innerHTML = html;
    const figure = document.querySelector('figure');
    if (!figure) throw new Error('There is no chart');
    return pictureCover(figure);
  };

  test('is that of its own page’s cover, with the filters of its own', () => {
    const coverOf = (name: string) => `
      <section data-print-cover>
        <p data-cover-title>${name}</p>
        <dl>
          <dd data-cover-fact="Period">1 – 28 Nov 2026</dd>
          <dd data-cover-fact="Compared with">Previous period</dd>
          <dd data-cover-fact="Filters">Device: Mobile</dd>
          <dd data-cover-fact="As of">29 November 2026, 10:00 UTC</dd>
        </dl>
      </section>`;
    const page = `${coverOf('Other')}<main>${coverOf('Fjord &amp; Foam')}
      <div data-filter-words="Channel: Email"><figure></figure></div></main>`;

    expect(open(page)).toEqual({ ...cover, filters: 'Device: Mobile; Channel: Email' });
  });

  test('is nothing on a page without a cover', () => {
    expect(open('<main><figure></figure></main>')).toEqual(none);
  });
});
