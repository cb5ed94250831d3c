/** @vitest-environment happy-dom */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordGestures } from '#ui/boot/gestures.ts';
import { macrotask } from '#world/settle.ts';
import type { Frame } from '#world/trace.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const { trace } = createVirtualWorld();
let before = 0;

const recorded = () =>
  trace
    .frames()
    .slice(before)
    .map(({ kind, name, cause }) => [kind, name, cause === null ? null : cause - before]);

const noteOn = (selector: string, type: string, name: string) =>
  document.querySelector(selector)?.addEventListener(type, (event) => {
    event.preventDefault();
    trace.record({ kind: 'note', name });
  });

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

const type = (selector: string, text: string) => {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`there is no ${selector}`);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

beforeAll(() => recordGestures(window, { trace }));

beforeEach(async () => {
  await macrotask();
  document.body.innerHTML = '<button>Next</button>';
  click('button');
  await macrotask();
  before = trace.frames().length;
});

describe('a gesture', () => {
  test('is the cause of what its listeners do', () => {
    document.body.innerHTML = '<button><b>Add</b> client</button>';
    noteOn('button', 'click', 'added');
    click('b');
    trace.record({ kind: 'note', name: 'later' });

    expect(recorded()).toEqual([
      ['gesture', '“Add client” was pressed', null],
      ['note', 'added', 1],
      ['note', 'later', null],
    ]);
  });

  test('is one act, whatever it brings: a press that sends a form', () => {
    document.body.innerHTML = '<form aria-label="Sign in"><button>Go</button></form>';
    noteOn('form', 'submit', 'sent');
    click('button');

    expect(recorded()).toEqual([
      ['gesture', '“Go” was pressed', null],
      ['note', 'sent', 1],
    ]);
  });

  test('of typing lasts until something else is done, and never reports what was typed', async () => {
    document.body.innerHTML =
      '<label for="word">Password</label><input id="word" type="password"><input id="mail" aria-label="Email"><button>Go</button>';
    for (const text of ['d', 'de', 'demo1234']) {
      type('#word', text);
      await macrotask();
    }
    type('#mail', 'a');
    await macrotask();
    click('button');
    await macrotask();
    type('#mail', 'ab');

    expect(recorded().map(([, name]) => name)).toEqual([
      '“Password” was typed in',
      '“Email” was typed in',
      '“Go” was pressed',
      '“Email” was typed in',
    ]);
  });

  test('of a choice says that it was changed', () => {
    document.body.innerHTML =
      '<select aria-label="Tier"><option>Direct</option></select><input type="range" aria-label="Hours">';
    type('input', '3');

    expect(recorded()).toEqual([['gesture', '“Hours” was changed', null]]);
  });

  test('is Escape, and no other key by itself', () => {
    document.body.innerHTML = '<div></div>';
    for (const key of ['a', 'Tab', 'Escape']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }

    expect(recorded()).toEqual([['gesture', 'Escape was pressed', null]]);
  });

  test('is nothing that is done in the Lab, nor a press on what cannot be pressed', () => {
    document.body.innerHTML = '<section data-lab><button>Close</button></section><p>Words</p>';
    click('button');
    click('p');

    expect(recorded()).toEqual([]);
  });

  test('ends with its turn when a listener stops the event on its way', async () => {
    document.body.innerHTML = '<button>Stop</button>';
    document.querySelector('button')?.addEventListener('click', (event) => event.stopPropagation());
    click('button');
    const during = (trace.current() as Frame | null)?.name;
    await macrotask();

    expect([during, trace.current()]).toEqual(['“Stop” was pressed', null]);
  });
});
