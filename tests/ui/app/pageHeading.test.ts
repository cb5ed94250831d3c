/** @vitest-environment happy-dom */
import { afterEach, expect, test } from 'vitest';
import { whenHeadingIsDrawn } from '#ui/app/pageHeading.ts';

const menu = '<nav><a href="/clients" id="link">Clients</a><a href="/billing" id="next">Billing</a></nav>';
const pageOf = (content: string, around = '') => `${menu}${around}<div id="page">${content}</div>`;

const focusOn = (id: string) => document.getElementById(id)?.focus();

const arrive = (ifLost = false) => {
  const told: string[] = [];
  const giveUp = whenHeadingIsDrawn(document, { ifLost }, (heading) => told.push(heading));
  return { giveUp, seen: () => [document.activeElement?.id || document.activeElement?.localName, told] };
};

const draw = async (content: string) => {
  const page = document.getElementById('page');
  if (page) page.innerHTML = content;
  await Promise.resolve();
};

afterEach(() => {
  document.body.innerHTML = '';
});

test('the heading takes the focus from the link that led there', () => {
  document.body.innerHTML = pageOf('<h1>Clients</h1>');
  focusOn('link');
  expect(arrive().seen()).toEqual(['h1', ['Clients']]);
  expect(document.querySelector('h1')?.tabIndex).toBe(-1);
});

test('it is waited for until it has a name', async () => {
  document.body.innerHTML = pageOf('<h1 hidden data-cover-title>Cover</h1>');
  focusOn('link');
  const { seen } = arrive();
  await draw('<h1>&nbsp;</h1>');
  expect(seen()).toEqual(['link', []]);
  await draw('<h1>Dune</h1>');
  expect(seen()).toEqual(['h1', ['Dune']]);
});

test('who has moved on meanwhile stays there, and hears of the page', async () => {
  document.body.innerHTML = pageOf('');
  focusOn('link');
  const { seen } = arrive();
  focusOn('next');
  await draw('<h1>Clients</h1>');
  expect(seen()).toEqual(['next', ['']]);
});

test('a wait that is given up takes nothing', async () => {
  document.body.innerHTML = pageOf('');
  const { giveUp, seen } = arrive();
  giveUp();
  await draw('<h1>Clients</h1>');
  expect(seen()).toEqual(['body', []]);
});

test.each([
  ['a field', '<input id="held">'],
  ['a box', '<input type="checkbox" id="held">'],
  ['a dialog', '<div role="dialog"><h2 tabindex="-1" id="held">Sure?</h2></div>'],
  ['the Lab', '<aside data-lab><button id="held">Story</button></aside>'],
])('%s keeps the focus', (_, around) => {
  document.body.innerHTML = pageOf('<h1>Clients</h1>', around);
  focusOn('held');
  expect(arrive().seen()).toEqual(['held', ['']]);
});

test('within a page only a lost focus is taken', () => {
  document.body.innerHTML = pageOf('<h1>Dune</h1>');
  focusOn('link');
  expect(arrive(true).seen()).toEqual(['link', ['']]);
  document.getElementById('link')?.remove();
  expect(arrive(true).seen()).toEqual(['h1', ['Dune']]);
});
