/** @vitest-environment happy-dom */
/** Tests that keys go to an editable field before they act as shortcuts. */
import { expect, test } from 'vitest';
import { isForView, isTyping } from '#ui/parts/view/viewShortcuts.ts';

const pressedIn = (html: string) => {
  document.body.innerHTML = html;
  return { target: document.querySelector('[data-here]'), key: 'd' };
};

const fields = [
  '<input data-here>',
  '<textarea data-here></textarea>',
  '<select data-here></select>',
  '<div contenteditable="true"><b data-here>Words</b></div>',
  '<div contenteditable=""><b data-here>Words</b></div>',
  '<div role="textbox" data-here></div>',
  '<div role="combobox" data-here></div>',
];

const others = ['<button data-here></button>', '<div contenteditable="false" data-here></div>'];

const withKeys = ['<div role="slider" data-here></div>', '<ul role="listbox"><li data-here></li></ul>'];

test('a field is distinguished from what is none, and has its keys before the view has', () => {
  const isFor = (html: string) => isForView(pressedIn(html), document);

  expect(fields.map((html) => [isTyping(pressedIn(html)), isFor(html)])).toEqual(
    fields.map(() => [true, false]),
  );
  expect(others.map((html) => [isTyping(pressedIn(html)), isFor(html)])).toEqual(
    others.map(() => [false, true]),
  );
  expect(withKeys.map((html) => [isTyping(pressedIn(html)), isFor(html)])).toEqual(
    withKeys.map(() => [false, false]),
  );
});

test('a press that has no element is in no field', () => {
  expect([isTyping({ target: null }), isTyping({ target: document })]).toEqual([false, false]);
});
