/** @vitest-environment happy-dom */
/** Tests triggering hints: by pointer rest, keyboard focus and long press. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { watchHints } from '#ui/parts/hints/watchHints.ts';
import { createVirtualClock, type VirtualClock } from '#world/virtualClock.ts';

let clock: VirtualClock;
let shown: (readonly string[] | null)[] = [];
let stop: () => void;
let presses = 0;

const at = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
};

const pointer = (id: string, type: string, more: PointerEventInit = {}) =>
  at(id).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...more }));

const touch = (id: string, type: string, clientX = 0) => pointer(id, type, { pointerType: 'touch', clientX });

const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

const focusByKey = (id: string) => {
  press('Tab');
  at(id).focus();
};

beforeEach(() => {
  document.body.innerHTML = `
    <table><tbody><tr>
      <td><button id="figure" data-hint="How it is worked out"><b id="number">$12</b></button>
        <small id="change" data-hint="Up 12%">↑ 12%</small></td>
      <td id="plain"><button id="silent">Open</button></td>
    </tr></tbody></table>
    <div id="tip" role="tooltip"><p id="words">Up 12%</p></div>`;
  clock = createVirtualClock(0);
  shown = [];
  presses = 0;
  at('figure').addEventListener('click', () => {
    presses += 1;
  });
  stop = watchHints(document, clock, (hint) => shown.push(hint?.texts ?? null));
});

afterEach(() => stop());

describe('a pointer', () => {
  test('shows the hint around it once it rests, and takes it away a moment after it has left', () => {
    pointer('number', 'pointerover');
    clock.advance(349);
    expect(shown).toEqual([]);
    clock.advance(1);
    pointer('plain', 'pointerover');
    clock.advance(150);

    expect(shown).toEqual([['How it is worked out'], null]);
  });

  test('may go on to the tooltip, which stays then', () => {
    pointer('change', 'pointerover');
    clock.advance(350);
    pointer('plain', 'pointerover');
    clock.advance(100);
    pointer('words', 'pointerover');
    clock.advance(10_000);

    expect(shown).toEqual([['Up 12%']]);
  });

  test('that passes by shows nothing, and one that presses takes the hint away', () => {
    pointer('change', 'pointerover');
    clock.advance(200);
    pointer('plain', 'pointerover');
    clock.advance(10_000);
    pointer('change', 'pointerover');
    clock.advance(350);
    pointer('change', 'pointerdown');

    expect([shown, clock.pending()]).toEqual([[['Up 12%'], null], []]);
  });
});

describe('the focus', () => {
  test('that a key has brought shows the hint of the control with those beside it in its cell', () => {
    focusByKey('figure');
    clock.advance(350);
    focusByKey('silent');

    expect(shown).toEqual([['How it is worked out', 'Up 12%'], null]);
  });

  test('that a press has brought shows nothing', () => {
    pointer('figure', 'pointerdown');
    at('figure').focus();
    clock.advance(10_000);

    expect(shown).toEqual([]);
  });

  test('keeps the hint while it moves on, and loses it to Escape', () => {
    focusByKey('figure');
    clock.advance(350);
    press('Shift');
    press('Escape');

    expect(shown).toEqual([['How it is worked out', 'Up 12%'], null]);
  });
});

describe('a finger', () => {
  test('that is held shows the hint and does not press', () => {
    touch('figure', 'pointerdown');
    clock.advance(500);
    touch('figure', 'pointerup');
    at('figure').click();
    at('figure').click();

    expect([shown, presses]).toEqual([[['How it is worked out']], 1]);
  });

  test('that taps presses, and one that scrolls shows nothing', () => {
    touch('figure', 'pointerdown');
    touch('figure', 'pointerup');
    at('figure').click();
    touch('figure', 'pointerdown');
    touch('figure', 'pointermove', 30);
    clock.advance(10_000);

    expect([shown, presses]).toEqual([[], 1]);
  });
});

test('what scrolls takes its hint along, and nothing is heard any more once it is ended', () => {
  pointer('change', 'pointerover');
  clock.advance(350);
  document.dispatchEvent(new Event('scroll'));
  stop();
  pointer('change', 'pointerover');

  expect([shown, clock.pending()]).toEqual([[['Up 12%'], null], []]);
});
