/** @vitest-environment happy-dom */
/** Tests the checks offered for a picked element. */
import { describe, expect, test } from 'vitest';
import type { Expectation } from '#scenarios/script.ts';
import { expectationsOf, thingsOn } from '#ui/stage/recordPick.ts';
import type { Stage } from '#ui/stage/stage.ts';

const stage = { address: () => '/here' } as Stage;

const shown = (html: string): void => {
  document.body.innerHTML = `<main>${html}</main>`;
};

const ofThis = (html: string): readonly Expectation[] => {
  shown(html);
  const element = document.querySelector('[data-this]');
  if (!element) throw new Error('nothing is marked');
  const offered = expectationsOf(element, stage);
  expect(offered.at(-1)).toEqual({ url: '/here' });
  return offered.slice(0, -1);
};

describe('a thing that is pointed at', () => {
  test.each<[string, readonly Expectation[]]>([
    ['<h1 data-this>Clients</h1>', [{ visible: { role: 'heading', name: 'Clients' } }]],
    [
      '<p data-this>8 active, <b>none</b> archived.</p>',
      [{ text: '8 active, none archived.', in: { role: 'main' } }],
    ],
    [
      '<p data-this>It was removed. <button>Undo</button></p>',
      [{ text: 'It was removed.', in: { role: 'main' } }],
    ],
    [
      '<label>Name <input value="Ada" data-this></label>',
      [{ value: 'Ada', of: { role: 'field', name: 'Name' } }, { visible: { role: 'field', name: 'Name' } }],
    ],
    [
      '<label>Card number <input value="5500" data-this></label>',
      [{ visible: { role: 'field', name: 'Card number' } }],
    ],
    [
      '<label>Password <input type="password" value="mine" data-this></label>',
      [{ visible: { role: 'field', name: 'Password' } }],
    ],
    [
      '<label><input type="checkbox" checked data-this> Remember me</label>',
      [
        { attribute: 'checked', of: { role: 'checkbox', name: 'Remember me' }, is: true },
        { visible: { role: 'checkbox', name: 'Remember me' } },
      ],
    ],
    [
      '<button aria-expanded="false" disabled data-this>More</button>',
      [
        { attribute: 'expanded', of: { role: 'button', name: 'More' }, is: false },
        { attribute: 'disabled', of: { role: 'button', name: 'More' }, is: true },
        { visible: { role: 'button', name: 'More' } },
      ],
    ],
  ])('%s', (html, expectations) => {
    expect(ofThis(html)).toEqual(expectations);
  });

  test('can be chosen from a list of all that is there and says something', () => {
    shown(
      '<h1>Clients</h1><p></p><p hidden>No</p><p>8 active</p><button>Add</button><input aria-label="Search">',
    );
    expect(thingsOn(document).map(({ label }) => label)).toEqual([
      'heading “Clients”',
      '“8 active”',
      'button “Add”',
      'textbox “Search”',
    ]);
  });
});
