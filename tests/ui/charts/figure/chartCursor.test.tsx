/** @vitest-environment happy-dom */
/** Tests selecting one place or a range on a chart by pointer and keys. */

import { useEffect } from 'react';
import { expect, test } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import type { ChartAxis } from '#ui/charts/chartAxis.ts';
import { type ChartEvents, watchPointer } from '#ui/charts/drawing/drivenChart.ts';
import { useChartCursor } from '#ui/charts/figure/useChartCursor.ts';
import { pass } from '#ui/stage/gesture.ts';
import { readChart } from '#ui/stage/recordGesture.ts';

const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'];

const plan: ChartAxis = {
  title: 'Day',
  isTime: true,
  places: days.map((key) => ({ key, short: key, long: key })),
};

const chosen: unknown[] = [];

const bars: ChartAxis = {
  title: 'Channel',
  isTime: false,
  places: days.map((_, index) => ({ id: `c${index}`, key: 'Same', short: 'Same', long: 'Same' })),
};

type Heard = Parameters<ChartEvents['on']>[1];

/** Emits as the library does, whose chart of five places is 400 pixels wide. */
const libraryChart = () => {
  const heard = new Map<string, Heard>();
  const chart: ChartEvents = {
    on: (event, hear) => void heard.set(event, hear),
    emit: () => undefined,
    getScaleByChannel: () => undefined,
  };
  return {
    chart,
    show: (x: number) =>
      heard.get('tooltip:show')?.({ nativeEvent: true, data: { data: { x: Math.round(x / 100) } } }),
    hide: () => heard.get('tooltip:hide')?.({ nativeEvent: true }),
  };
};

type Library = ReturnType<typeof libraryChart>;

type ChartProps = { mayPress: boolean; of?: ChartAxis; library: Library };

const Chart = ({ mayPress, of = plan, library }: ChartProps) => {
  const { point, handlers, marks } = useChartCursor(
    { axis: of, rows: null },
    {
      onRange: (range) => chosen.push(range),
      onPlace: mayPress ? (day) => chosen.push(day) : undefined,
    },
  );
  useEffect(() => watchPointer(library.chart, point), [library, point]);
  // biome-ignore lint/a11y/noNoninteractiveTabindex: as the surface of a chart
  return <div role="img" aria-label="Chart" tabIndex={0} {...marks} {...handlers} />;
};

const open = async (mayPress = true, of = plan) => {
  chosen.length = 0;
  const library = libraryChart();
  const part = await renderPart(<Chart mayPress={mayPress} of={of} library={library} />);
  const surface = part.container.querySelector<HTMLElement>('[role="img"]');
  for (const type of ['pointerup', 'pointerout']) surface?.addEventListener(type, library.hide);
  const key = (name: string, shiftKey = false) =>
    act(async () => {
      surface?.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true }),
      );
    });
  /** Checks whether the default action of the event is prevented. */
  const keeps = async (name: string): Promise<boolean> => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
    await act(async () => surface?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  /** The library hears the pointer first: it shows the nearest place, and hides it on release. */
  const pointer = (type: string, clientX: number, pointerType = 'mouse') =>
    act(async () => {
      if (type === 'pointerdown' || type === 'pointermove') library.show(clientX);
      surface?.dispatchEvent(
        new PointerEvent(type, { clientX, clientY: 10, button: 0, pointerType, bubbles: true }),
      );
    });
  /** Browsers send a pointer leave before the click of a touch. */
  const tap = async (clientX: number): Promise<string | undefined> => {
    for (const type of ['pointerdown', 'pointerup', 'pointerout', 'click'])
      await pointer(type, clientX, 'touch');
    return surface?.dataset.place;
  };
  const record = async (from: number, to: number): Promise<Step | null> => {
    let step: Step | null = null;
    const hear = (event: Event): void => {
      const gesture = surface ? readChart(surface, event) : pass;
      if (gesture.kind === 'hide') event.stopImmediatePropagation();
      if (gesture.kind === 'take') step = gesture.step;
    };
    for (const type of ['pointerup', 'click']) surface?.addEventListener(type, hear, { capture: true });
    await pointer('pointerdown', from);
    await pointer('pointermove', to);
    await pointer('pointerup', to);
    await pointer('click', to);
    return step;
  };
  return { ...part, key, keeps, pointer, tap, record };
};

test('a bar is chosen by what it represents, as several may have one name', async () => {
  const { key, unmount } = await open(true, bars);
  await key('Home');
  await key('Enter');
  await key('ArrowRight', true);
  await key('Enter');

  expect(chosen).toEqual(['c0', 'c1']);
  await unmount();
});

test('Enter chooses the place of the cursor, and with Shift the range', async () => {
  const { key, unmount } = await open();
  await key('Enter');
  await key('ArrowLeft');
  await key('ArrowLeft');
  await key('Enter');
  await key('ArrowLeft', true);
  await key('ArrowLeft', true);
  await key('Enter');

  expect(chosen).toEqual(['2026-11-04', { from: '2026-11-02', to: '2026-11-04' }]);
  await unmount();
});

test('Enter is kept from what it opens: a note’s field would begin with a line break', async () => {
  const { key, keeps, unmount } = await open();
  await key('Home');

  expect([await keeps('Enter'), await keeps('Tab')]).toEqual([true, false]);
  await unmount();
});

test('a press chooses its place, a drag a range and no place', async () => {
  const { pointer, unmount } = await open();
  await pointer('pointerdown', 0);
  await pointer('pointerup', 0);
  await pointer('pointerdown', 0);
  await pointer('pointermove', 400);
  await pointer('pointerup', 400);

  expect(chosen).toEqual(['2026-11-01', { from: '2026-11-01', to: '2026-11-05' }]);
  await unmount();
});

test('a tap shows a place, and a second one there chooses it', async () => {
  const { pointer, tap, unmount } = await open();

  expect([await tap(0), await tap(400), [...chosen]]).toEqual(['0', '4', []]);
  expect([await tap(400), [...chosen]]).toEqual(['4', ['2026-11-05']]);
  expect([await tap(0), [...chosen]]).toEqual(['0', ['2026-11-05']]);
  await pointer('pointercancel', 0, 'touch');
  expect([await tap(0), [...chosen]]).toEqual(['0', ['2026-11-05']]);
  await unmount();
});

test('nothing is chosen where nothing can be written', async () => {
  const { key, pointer, unmount } = await open(false);
  await key('ArrowLeft');
  await key('Enter');
  await pointer('pointerdown', 0);
  await pointer('pointerup', 0);

  expect(chosen).toEqual([]);
  await unmount();
});

test('a recorder takes a press and a drag as the keys that choose the same', async () => {
  const chart = { role: 'img', name: 'Chart' };
  const { key, record, unmount } = await open();
  const strike = async (keys: string): Promise<void> => {
    for (const one of keys.split(' ')) await key(one.replace('Shift+', ''), one.startsWith('Shift+'));
  };
  const presses = ['Home ArrowRight Enter', 'End ArrowLeft Shift+ArrowLeft Shift+ArrowLeft Enter'];

  expect(await record(100, 100)).toEqual({ press: presses[0], on: chart });
  expect(await record(300, 100)).toEqual({ press: presses[1], on: chart });
  expect(chosen).toEqual([]);
  for (const keys of presses) await strike(keys);
  expect(chosen).toEqual(['2026-11-02', { from: '2026-11-02', to: '2026-11-04' }]);
  await unmount();
});

test('a recorder lets a press on a chart pass that chooses nothing there', async () => {
  const { record, unmount } = await open(false);

  expect(await record(100, 100)).toBe(null);
  await unmount();
});
