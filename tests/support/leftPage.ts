/** Cleans the document and address after a file of staged pages, because test files share the process. */
import { afterAll } from 'vitest';

afterAll(() => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
