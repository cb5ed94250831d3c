/** @vitest-environment happy-dom */
/** What the recorder makes of keys, of drags and of lists of entries. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createDragWatch, type Drag } from '#ui/stage/recordDrag.ts';
import { readKey } from '#ui/stage/recordKeys.ts';
import { createWrittenEntries } from '#ui/stage/writtenEntries.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<a href="/clients">Acme</a><label>Name<input></label><div role="group" aria-label="Trend" tabindex="0"></div><button draggable="true">Move</button>';
});

const told = (selector: string, init: KeyboardEventInit): unknown => {
  const element = document.querySelector(selector) ?? document.body;
  const gesture = readKey(element, new KeyboardEvent('keydown', init));
  return gesture.kind === 'take' ? gesture.step : gesture.kind;
};

describe('a key', () => {
  test('of a command is a step where the app hears it, and the field’s own in a field', () => {
    expect([
      told('body', { key: 'z', ctrlKey: true }),
      told('body', { key: 'Z', metaKey: true, shiftKey: true }),
      told('input', { key: 'z', ctrlKey: true }),
      told('input', { key: 's', ctrlKey: true }),
      told('body', { key: 'c', ctrlKey: true }),
    ]).toEqual([
      { press: 'Control+z' },
      { press: 'Control+Shift+z' },
      'pass',
      { press: 'Control+s' },
      'pass',
    ]);
  });

  test('loads the staged page anew instead of the Lab', () => {
    expect([told('body', { key: 'F5' }), told('input', { key: 'r', ctrlKey: true })]).toEqual([
      'reload',
      'reload',
    ]);
  });

  test('is a step outside fields: a sign where the focus is, Space on a link, an arrow with Shift', () => {
    const link = { role: 'link', name: 'Acme' };
    expect([
      told('body', { key: '/' }),
      told('input', { key: '/' }),
      told('a', { key: ' ' }),
      told('[role="group"]', { key: 'ArrowRight', shiftKey: true }),
    ]).toEqual([
      { press: '/' },
      'hide',
      { press: 'Space', on: link },
      { press: 'Shift+ArrowRight', on: { role: 'group', name: 'Trend' } },
    ]);
  });
});

describe('a drag', () => {
  const at = (type: string, selector: string, clientX: number): Drag => {
    const event = new MouseEvent(type, { clientX, clientY: 0, bubbles: true });
    document.querySelector(selector)?.dispatchEvent(event);
    return watch(event);
  };
  let watch = createDragWatch();
  beforeEach(() => {
    watch = createDragWatch();
  });

  test('of what can be dragged is not heard by the app, nor the press that the browser tells of after it', () => {
    expect([
      at('pointerdown', 'button', 0),
      at('pointermove', 'button', 90),
      at('pointerup', 'button', 90),
      at('click', 'button', 90),
      at('pointerdown', 'button', 0),
      at('pointerup', 'button', 2),
      at('click', 'button', 2),
    ]).toEqual(['none', 'moving', 'over', 'moving', 'none', 'none', 'none']);
  });

  test('of what keys move as well is heard by the app, and becomes its keys where it is let go', () => {
    document.body.innerHTML =
      '<div role="group" aria-label="Trend, column 1" tabindex="0" data-drags>Trend</div>';
    const part = document.querySelector<HTMLElement>('[data-drags]');
    if (!part) throw new Error('there is nothing to drag');
    const drag = (keys: string | null): readonly Drag[] => {
      const begun = [at('pointerdown', '[data-drags]', 0), at('pointermove', '[data-drags]', 90)];
      // Its name tells its place, and is another one while it is dragged.
      part.ariaLabel = 'Trend, column 3';
      if (keys !== null) part.dataset.keys = keys;
      const ended = at('pointerup', '[data-drags]', 90);
      delete part.dataset.keys;
      part.ariaLabel = 'Trend, column 1';
      return [...begun, ended];
    };
    const on = { role: 'group', name: 'Trend, column 1' };

    expect(drag('ArrowRight ArrowRight')).toEqual([
      'heard',
      'heard',
      { surface: part, step: { press: 'ArrowRight ArrowRight', on } },
    ]);
    expect(at('click', '[data-drags]', 90)).toBe('moving');
    expect(drag(null)).toEqual(['heard', 'heard', { surface: part, step: null }]);
    expect(drag('')).toEqual(['heard', 'heard', 'heard']);
  });

  test('over anything else is none: texts are marked so', () => {
    expect([at('pointerdown', 'a', 0), at('pointermove', 'a', 90), at('pointerup', 'a', 90)]).toEqual([
      'none',
      'none',
      'none',
    ]);
  });
});

describe('a list of entries', () => {
  const written = (...values: readonly string[]): string => {
    const entries = createWrittenEntries('');
    for (const value of values) entries.hear(value);
    return entries.text();
  };

  test('is written with all that it took out of its field', () => {
    expect([
      written('a', 'a@', 'a@x', 'a@x,', 'b', 'b@y', 'b@y,'),
      written('a@x,', ''),
      written('abc', 'ab', 'abd'),
    ]).toEqual(['a@x,b@y,', 'a@x,', 'abd']);
  });
});
