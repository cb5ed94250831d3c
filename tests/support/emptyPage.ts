/** A file that leaves a page behind fails itself, not the next one in the same process. A stage begins with an empty body and needs no check. */
import { afterAll, expect } from 'vitest';

afterAll(() => {
  if (typeof document === 'undefined') return;
  // A download that was not caught opens its address in place of the page.
  expect(window.location.protocol).toMatch(/^http/);
  const left = [...document.body.children].map(({ outerHTML }) => outerHTML.slice(0, 200));
  document.body.replaceChildren();
  expect(left, 'what this file left in the document').toEqual([]);
});
