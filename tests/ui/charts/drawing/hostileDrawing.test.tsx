/** @vitest-environment happy-dom */
/** Tests every naughty text in a chart drawn on a canvas: the text is drawn unchanged, and the page gets no element from it. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasNaughtyTexts, naughtyTexts } from '#tests/support/naughtyTexts.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { until } from '#tests/support/until.ts';
import { namedAxis } from '#ui/charts/chartAxis.ts';
import type { ChartModel } from '#ui/charts/chartModel.ts';
import type { ChartUnit } from '#ui/charts/chartUnit.ts';
import { lookFrom } from '#ui/charts/drawing/chartLook.ts';
import { LibraryChart } from '#ui/charts/drawing/LibraryChart.tsx';
import { heatModel } from '#ui/charts/Heatmap.tsx';
import { barModel } from '#ui/charts/models/barModel.ts';

const unit: ChartUnit = { kind: 'count', one: 'event', many: 'events' };
const look = lookFrom('light', true, () => '');
const none = new Set<string>();

const written = new Set<string>();

/** A canvas context that draws nothing and records its texts. Letters are ten pixels wide. */
const pen = new Proxy<Record<string | symbol, unknown>>(
  {
    fillText: (text: string) => written.add(text),
    measureText: (text: string) => ({ width: text.length * 10 }),
    getImageData: () => ({ data: new Uint8ClampedArray(4) }),
  },
  { get: (known, name) => known[name] ?? (() => undefined) },
);

const ours = ['"><img src=x onerror=hit()>', '<svg onload=hit()>', '</text><script>hit()</script>'];

/** Limits the texts per chart, because the library omits names among hundreds. */
const together = 40;

const charts = (): readonly (readonly string[])[] => {
  const texts = [...new Set([...ours, ...(hasNaughtyTexts ? naughtyTexts() : [])])].filter(
    (text) => text !== '',
  );
  return Array.from({ length: Math.ceil(texts.length / together) }, (_, part) =>
    texts.slice(part * together, (part + 1) * together),
  );
};

const size = { width: 40_000, height: 2_000 };

const linesOf = (lines: readonly string[]): readonly string[] => lines.flatMap((text) => text.split('\n'));

/** Waits until all of `expected` is drawn, which happens some time after the library reports that it has rendered. */
const draw = async (
  { picture, told }: ChartModel,
  expected: readonly string[],
): Promise<readonly string[]> => {
  written.clear();
  const { container, unmount } = await renderPart(
    <LibraryChart picture={picture} told={told} look={look} size={size} onDrawn={() => {}} />,
  );
  await until(() => expect(linesOf(expected).filter((text) => !written.has(text))).toEqual([]));
  const elements = [...container.querySelectorAll('*')].map(({ tagName }) => tagName);
  await unmount();
  return elements.filter((name) => name !== 'DIV');
};

const eachChart = (holdOne: (names: readonly string[]) => Promise<void>) => async (): Promise<void> => {
  for (const names of charts()) await holdOne(names);
};

describe('hostile texts', () => {
  beforeAll(() => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  });
  afterAll(() => vi.restoreAllMocks());

  test(
    'along the axis of a chart are written by the pen',
    eachChart(async (names) => {
      const series = [{ name: 'Events', values: names.map((_, place) => place) }];
      const model = barModel({ axis: namedAxis('Name', names), series, unit }, none);

      expect(await draw(model, names)).toEqual(['CANVAS']);
    }),
  );

  test(
    'as rows of a chart are written by the pen',
    eachChart(async (names) => {
      const model = heatModel({ days: names.map((name) => ({ name, hours: [1] })), unit });

      expect(await draw(model, names)).toEqual(['CANVAS']);
    }),
  );
});
