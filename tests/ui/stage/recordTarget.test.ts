/** @vitest-environment happy-dom */
/** Tests the targets of elements in a recorded script. */
import { describe, expect, test } from 'vitest';
import type { Target } from '#scenarios/script.ts';
import { findOne } from '#ui/stage/findTarget.ts';
import { targetOf } from '#ui/stage/recordTarget.ts';

const shown = (html: string): Element => {
  document.body.innerHTML = html;
  const element = document.querySelector('[data-this]');
  if (!element) throw new Error('nothing is marked');
  return element;
};

describe('a thing on the page', () => {
  test.each<[string, Target]>([
    ['<button data-this>Pay</button>', { role: 'button', name: 'Pay' }],
    ['<label>Email <input data-this></label>', { role: 'field', name: 'Email' }],
    [
      '<label for="a">Email <i aria-hidden="true">*</i></label><input id="a" data-this>',
      { role: 'textbox', name: 'Email' },
    ],
    ['<label>Password <input type="password" data-this></label>', { role: 'field', name: 'Password' }],
    [
      '<span id="l">Clients</span><input type="number" aria-labelledby="l"><input type="range" aria-labelledby="l" data-this>',
      { role: 'slider', name: 'Clients' },
    ],
    [
      '<div role="tab" data-this><div aria-live="polite">Tab 7 of 9</div>Notes</div><div role="tab">People</div>',
      { role: 'tab', name: 'Notes', part: true },
    ],
    ['<main data-this><p>Hello</p></main>', { role: 'main' }],
    [
      '<label><input type="checkbox" data-this> I accept all that is written in the terms of service and elsewhere</label>',
      { role: 'checkbox', name: 'I accept all that', part: true },
    ],
    [
      '<button>Save</button><dialog open aria-label="Client"><button data-this>Save</button></dialog>',
      { role: 'button', name: 'Save', within: { role: 'dialog', name: 'Client' } },
    ],
    [
      '<table><tr><th>Ada</th><td><button>Edit</button></td></tr><tr><th>Bo</th><td><button data-this>Edit</button></td></tr></table>',
      { role: 'button', name: 'Edit', within: { role: 'row', name: 'Bo', part: true } },
    ],
    ['<button>More</button><button data-this>More</button>', { role: 'button', name: 'More', nth: 1 }],
    [
      '<nav style="display: none"><a href="/">Home</a></nav><main><a href="/" data-this>Home</a></main>',
      { role: 'link', name: 'Home', within: { role: 'main' } },
    ],
    [
      '<main><form><button>Go</button><button data-this>Go</button></form><button>Go</button></main>',
      { role: 'button', name: 'Go', nth: 1 },
    ],
    ['<button hidden>More</button><button data-this>More</button>', { role: 'button', name: 'More' }],
  ])('%s is called by the shortest words that find it again', (html, target) => {
    const element = shown(html);

    expect(targetOf(element)).toEqual(target);
    expect(findOne(document, target) === element).toBe(true);
  });

  test('without a role and a name cannot be called', () => {
    expect([
      targetOf(shown('<div data-this>Hello</div>')),
      targetOf(shown('<button hidden data-this>Pay</button>')),
      targetOf(shown('<form data-this><p>Hello</p></form>')),
      targetOf(shown('<section data-this><p>Hello</p></section>')),
    ]).toEqual([null, null, null, null]);
  });
});
