/** @vitest-environment happy-dom */
import { beforeEach, describe, expect, test } from 'vitest';
import { ScenarioProblem } from '#scenarios/driver.ts';
import type { Target } from '#scenarios/script.ts';
import { findAll, findOne } from '#ui/stage/findTarget.ts';

const page = `
  <h1>Clients</h1>
  <button>Add client</button>
  <section aria-label="First"><button>Archive</button></section>
  <section aria-label="Second"><button id="second">Archive</button><button hidden>Restore</button></section>
  <label for="word">Password</label><input id="word" type="password">
  <label><input type="checkbox"> Remember me</label>
  <a href="/pricing">See   all
    plans</a>`;

beforeEach(() => {
  document.body.innerHTML = page;
});

const idOf = (target: Target) => findOne(document, target).id;

const problemOf = (target: Target): string => {
  try {
    findOne(document, target);
    return 'none';
  } catch (error) {
    return error instanceof ScenarioProblem ? error.message : String(error);
  }
};

describe('a target', () => {
  test('is found by role and name, or by its label where it has no role', () => {
    expect(findOne(document, { role: 'heading', name: 'Clients' }).tagName).toBe('H1');
    expect(findOne(document, { role: 'link', name: 'See all plans' }).tagName).toBe('A');
    expect(idOf({ role: 'field', name: 'Password' })).toBe('word');
    expect(findOne(document, { role: 'checkbox', name: 'Remember me' }).tagName).toBe('INPUT');
    expect(findOne(document, { role: 'button', name: 'Add', part: true }).textContent).toBe('Add client');
  });

  test.each([
    ['a title', '<button id="it" title="Mute all"></button>', 'button', 'Mute all'],
    ['a picture in it', '<a id="it" href="/"><img alt="To the start"></a>', 'link', 'To the start'],
    [
      'a drawing in it',
      '<button id="it"><svg role="img" aria-label="Close"></svg></button>',
      'button',
      'Close',
    ],
    [
      'a label that stands before it',
      '<label for="it">Weekly</label><button id="it" role="switch"></button>',
      'switch',
      'Weekly',
    ],
    [
      'what another element says',
      '<p id="p">Pause</p><button id="it" aria-labelledby="p">x</button>',
      'button',
      'Pause',
    ],
    ['a field in it', '<ul><li id="it">Limit <input value="12"></li></ul>', 'listitem', ''],
    [
      'words in lines of their own',
      '<button id="it"><div>Mon</div><div>day</div></button>',
      'button',
      'Mon day',
    ],
    ['capitals, for a part', '<button id="it">Add CLIENT</button>', 'button', 'add client'],
  ] as const)('is found by %s', (_, html, role, name) => {
    document.body.innerHTML = html;

    expect(findAll(document, { role, name, part: true })).toEqual([document.querySelector('button, a, li')]);
  });

  test('is distinguished by where it is or which it is', () => {
    expect(idOf({ role: 'button', name: 'Archive', within: { role: 'region', name: 'Second' } })).toBe(
      'second',
    );
    expect(idOf({ role: 'button', name: 'Archive', nth: 1 })).toBe('second');
  });

  test('is not what is hidden', () => {
    expect(findAll(document, { role: 'button', name: 'Restore' })).toEqual([]);
  });

  test('that is missing or not the only one is a problem that names what is there', () => {
    expect(problemOf({ role: 'button', name: 'Add clients' })).toBe(
      'button “Add clients” is not there; there is “Add client”, “Archive”, “Archive”',
    );
    expect(problemOf({ role: 'slider' })).toBe('slider is not there; there is no slider at all');
    expect(problemOf({ role: 'button', name: 'Archive' })).toBe(
      'button “Archive” is there 2 times; say which by nth',
    );
  });
});
