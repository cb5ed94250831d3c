/** @vitest-environment happy-dom */
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '#machines/chartOf.ts';
import { act } from '#tests/support/act.ts';
import { readXml } from '#tests/support/foreign/xml.ts';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { indexChart } from '#ui/lab/charts/activeStates.ts';
import { type ChartLooks, ChartMap } from '#ui/lab/charts/ChartMap.tsx';
import type { ChartLayout } from '#ui/lab/charts/chartLayout.ts';
import { toSvg } from '#ui/lab/charts/exports/toSvg.ts';

const machine = createMachine({
  id: 'door',
  description: 'A door.',
  initial: 'shut',
  states: {
    shut: { on: { open: 'ajar', knock: {} } },
    ajar: { on: { close: 'shut' } },
  },
});

const layout: ChartLayout = {
  size: [200, 300],
  boxes: [
    [0, 0, 200, 300],
    [20, 60, 120, 50],
    [20, 200, 120, 50],
  ],
  edges: [
    [
      [40, 110, 40, 200],
      [30, 140, 40, 20],
    ],
    [
      [90, 200, 90, 110],
      [80, 160, 40, 20],
    ],
  ],
  initials: [[80, 30, [80, 35, 80, 60]]],
};

const looksAt = (active: string, pointed: string | null): ChartLooks => ({
  state: (id) => ({
    isActive: id === active,
    isNext: false,
    isFocused: false,
    heat: undefined,
    visits: null,
  }),
  transition: (id) => ({
    status: id.startsWith(active) ? 'ready' : 'away',
    isLast: false,
    isPointedAt: id === pointed,
    hasRefused: false,
    heat: undefined,
    told: id,
    visits: null,
  }),
});

const index = indexChart(chartOf(machine));
const open = 'door.shut|open|0';

const mapAt = (active: string, handlers = { press: (_: string) => {}, point: (_: string | null) => {} }) => (
  <ChartMap
    name="Door"
    index={index}
    layout={layout}
    looks={looksAt(active, null)}
    inSight={[active]}
    delays={[]}
    clock={null}
    now={0}
    last={null}
    handlers={handlers}
  />
);

let shown: Rendered | null = null;

afterEach(async () => {
  await shown?.unmount();
  shown = null;
});

const render = async (map: ReactNode): Promise<Rendered> => {
  shown = await renderPart(map);
  return shown;
};

const wordsOf = (container: HTMLElement, id: string): SVGElement => {
  const found = [...container.querySelectorAll<SVGElement>('[data-transition]')].find(
    ({ dataset }) => dataset.transition === id,
  );
  if (found === undefined) throw new Error(`the map has no words of ${id}`);
  return found;
};

const heard = async () => {
  const told: (readonly [string, string | null])[] = [];
  const page = await render(
    mapAt('door.shut', {
      press: (id) => told.push(['press', id]),
      point: (id) => told.push(['point', id]),
    }),
  );
  return { told, words: wordsOf(page.container, open), page };
};

describe('the map of a chart', () => {
  test('hears that the words of a transition are pressed, by pointer and by key', async () => {
    const { told, words } = await heard();
    const text = words.querySelector('text');
    await act(async () => {
      text?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      for (const key of ['Enter', ' ', 'x'])
        words.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
    expect(told).toEqual([
      ['press', open],
      ['press', open],
      ['press', open],
    ]);
  });

  test('hears that words are pointed at once, however many parts of them the pointer crosses', async () => {
    const { told, words, page } = await heard();
    const [box, text] = [words.querySelector('path'), words.querySelector('text')];
    const room = page.container.querySelector('section');
    const cross = (from: Element | null, to: Element | null) => {
      from?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: to }));
      to?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, relatedTarget: from }));
    };
    await act(async () => {
      cross(room, box);
      cross(box, text);
      cross(text, wordsOf(page.container, 'door.ajar|close|0'));
      cross(wordsOf(page.container, 'door.ajar|close|0'), room);
      cross(room, words);
      words.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: null }));
      words.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      words.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    });
    expect(told).toEqual([
      ['point', open],
      ['point', 'door.ajar|close|0'],
      ['point', null],
      ['point', open],
      ['point', null],
      ['point', open],
      ['point', null],
    ]);
  });

  test('draws arrows that look alike as one shape, and moves them when they look otherwise', async () => {
    const page = await render(mapAt('door.shut'));
    const shapes = () =>
      [...page.container.querySelectorAll('g[data-status]:not([role])')].map((group) => [
        group.getAttribute('data-status'),
        group.querySelector('path')?.getAttribute('d'),
      ]);
    const [there, back] = ['M40,110L40,200', 'M90,200L90,110'];
    expect(shapes()).toEqual([
      ['away', back],
      ['ready', there],
    ]);
    await page.show(mapAt('door.ajar'));
    expect(shapes()).toEqual([
      ['away', there],
      ['ready', back],
    ]);
    await page.show(mapAt('door'));
    expect(shapes()).toEqual([['ready', there + back]]);
  });

  test('leaves the tab order to what can be reached now', async () => {
    const page = await render(mapAt('door.shut'));
    const reached = () =>
      [...page.container.querySelectorAll('[data-transition]')].map((words) => [
        words.getAttribute('data-transition'),
        words.getAttribute('tabindex'),
        words.getAttribute('aria-disabled'),
      ]);
    expect(reached()).toEqual([
      ['door.shut|knock|0', '0', 'false'],
      [open, '0', 'false'],
      ['door.ajar|close|0', '-1', 'true'],
    ]);
  });

  test('leaves as a picture that an XML parser of others reads, without what only pages know', async () => {
    const { page } = await heard();
    const map = page.container.querySelector('svg');
    if (map === null) throw new Error('there is no map');
    const svg = toSvg(map, {
      size: [200, 300],
      title: 'Open & shut <door>',
      description: 'A door.',
      font: null,
    });
    const { root, texts, attributes } = readXml(svg);

    expect([root, texts('title'), texts('desc')]).toEqual(['svg', ['Open & shut <door>'], ['A door.']]);
    expect(texts('text')).toEqual(expect.arrayContaining(['shut', 'ajar', 'open', 'close']));
    expect(attributes.filter((name) => /^(class|style|role|tabindex|aria-.*|data-.*)$/.test(name))).toEqual(
      [],
    );
    expect(() => readXml(svg.replace('</svg>', ''))).toThrow('unclosed xml tag(s): svg');
  });
});
