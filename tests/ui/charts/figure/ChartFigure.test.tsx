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
  test('keeps the shape of the chart, with its sentence and its legend', async () => {
    const { container, unmount } = await renderPart(chart);
    const picture = container.querySelector('[role="img"]');
    expect(picture?.getAttribute('aria-label')).toBe('Activity, chart');
    expect([picture?.getAttribute('data-drawn'), picture?.querySelectorAll('[inert]').length]).toEqual([
      'waiting',
      1,
    ]);
    expect(container.textContent).toContain('From 1 Nov 2026 to 2 Nov 2026, Events rose 100.0% to 2 events');
    await unmount();
  });

  test('says where an axis starts that does not start at zero, and reads it once', async () => {
    const narrow = [{ name: 'Events', values: [2_420, 2_600] }];
    const { container, unmount } = await renderPart(
      <TrendChart title="Activity" axis={axis} series={narrow} unit={unit} />,
    );
    const said = [...container.querySelectorAll('p')].filter(({ textContent }) =>
      textContent.includes('Axis starts at 2,400.'),
    );
    expect(said.map((one) => one.getAttribute('aria-hidden'))).toEqual([null, 'true']);
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
    const told = async () => {
      await press(container.querySelector('[role="img"]'), 'End');
      return container.querySelector('[aria-live="polite"]')?.textContent;
    };
    await click('Requests');
    expect([await told(), container.querySelector('[aria-pressed="false"]')?.textContent]).toEqual([
      '2 Nov 2026. Events: 2',
      'Requests',
    ]);
    await click('Requests');
    expect([await told(), container.querySelector('[aria-pressed="false"]')]).toEqual([
      '2 Nov 2026. Events: 2. Requests: 3',
      null,
    ]);
    await unmount();
  });
});
