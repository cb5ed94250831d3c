/** @vitest-environment happy-dom */

import { describe, expect, test } from 'vitest';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { dayAxis } from '#ui/charts/chartAxis.ts';
import type { ChartUnit } from '#ui/charts/chartUnit.ts';
import { TrendChart } from '#ui/charts/TrendChart.tsx';

const unit: ChartUnit = { kind: 'count', one: 'event', many: 'events' };
const axis = dayAxis(['2026-11-01', '2026-11-02']);
const series = [
  { name: 'Events', values: [1, 2] },
  { name: 'Requests', values: [5, 3] },
];

const chart = <TrendChart title="Activity" axis={axis} series={series} unit={unit} />;

const press = (element: Element | null, key: string) =>
  act(async () => {
    element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

describe('a figure where nothing can be drawn on a canvas', () => {
  test('shows vectors, its sentence and its legend', async () => {
    const { container, unmount } = await renderPart(chart);
    expect(container.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Activity, chart');
    expect(container.querySelector('[data-drawn]')?.getAttribute('data-drawn')).toBe('vectors');
    expect(container.querySelectorAll('[role="img"] path[stroke-width="2"]')).toHaveLength(2);
    expect(container.textContent).toContain('From 1 Nov 2026 to 2 Nov 2026, Events rose 100.0% to 2 events');
    await unmount();
  });

  test('draws a note of several days as a band behind the lines', async () => {
    const annotations = [{ at: '2026-11-01', to: '2026-11-02', text: 'Sale' }];
    const { container, unmount } = await renderPart(
      <TrendChart title="Activity" axis={axis} series={series} unit={unit} annotations={annotations} />,
    );
    const drawn = [...container.querySelectorAll('[role="img"] svg > g rect, [role="img"] svg > path')];
    expect(drawn.map(({ tagName }) => tagName.toLowerCase())).toEqual(['rect', 'path', 'path']);
    expect(Number(drawn[0]?.getAttribute('width'))).toBeGreaterThan(0);
    await unmount();
  });

  test('says so where no picture of it can be made', async () => {
    const { container, press: click, unmount } = await renderPart(chart);
    expect(container.querySelector('[role="status"]')).toBe(null);
    await click('PNG');
    await act(async () => undefined);
    expect(container.querySelector('[role="status"]')?.textContent).toBe(
      'No picture could be made yet. Try again once the chart is drawn, or download its figures as CSV.',
    );
    await unmount();
  });

  test('says the place of the cursor that keys move, and nothing once that is left', async () => {
    const { container, unmount } = await renderPart(chart);
    const picture = container.querySelector('[role="img"]');
    const live = container.querySelector('[aria-live="polite"]');
    await press(picture, 'End');
    expect(live?.textContent).toBe('2 Nov 2026. Events: 2. Requests: 3');
    await press(picture, 'ArrowLeft');
    expect(live?.textContent).toBe('1 Nov 2026. Events: 1. Requests: 5');
    await press(picture, 'Escape');
    expect(live?.textContent).toBe('');
    await unmount();
  });

  test('takes a series out by its entry in the legend, and puts it back', async () => {
    const { container, press: click, unmount } = await renderPart(chart);
    const lines = () => container.querySelectorAll('[role="img"] path[stroke-width="2"]').length;
    await click('Requests');
    expect([lines(), container.querySelector('[aria-pressed="false"]')?.textContent]).toEqual([
      1,
      'Requests',
    ]);
    await click('Requests');
    expect([lines(), container.querySelector('[aria-pressed="false"]')]).toEqual([2, null]);
    await unmount();
  });
});
