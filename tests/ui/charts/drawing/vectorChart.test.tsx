/** @vitest-environment happy-dom */
/** Tests a chart that is drawn as vectors. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderPart } from '#tests/support/renderPart.ts';
import { until } from '#tests/support/until.ts';
import { namedAxis } from '#ui/charts/chartAxis.ts';
import { lookFrom } from '#ui/charts/drawing/chartLook.ts';
import { LibraryChart } from '#ui/charts/drawing/LibraryChart.tsx';
import { barModel } from '#ui/charts/models/barModel.ts';

/** Measures texts, of which a letter is ten pixels wide. */
const ruler = new Proxy<Record<string | symbol, unknown>>(
  {
    measureText: (text: string) => ({ width: text.length * 10 }),
    getImageData: () => ({ data: new Uint8ClampedArray(4) }),
  },
  { get: (known, name) => known[name] ?? (() => undefined) },
);

beforeAll(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(ruler as never);
});
afterAll(() => vi.restoreAllMocks());

test('is drawn once, and walks nowhere when the page around it renders again', async () => {
  const series = [{ name: 'Events', values: [1, 2] }];
  const unit = { kind: 'count', one: 'event', many: 'events' } as const;
  const { picture, told } = barModel({ axis: namedAxis('Name', ['a', 'b']), series, unit }, new Set());
  const look = lookFrom('light', true, () => '');
  const drawn = vi.fn();
  const chart = (onDrawn: () => void) => (
    <LibraryChart {...{ picture, told, look, onDrawn }} size={{ width: 400, height: 200 }} isVector />
  );
  const part = await renderPart(chart(drawn));
  await until(() => expect(drawn.mock.calls.length).toBeGreaterThan(0));
  await part.show(chart(() => drawn()));
  expect(part.container.querySelectorAll('svg').length).toBe(1);
  await part.unmount();
});
