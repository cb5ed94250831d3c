/** Takes away what a file of staged pages leaves in the document, and its address: files of parts share the process, and find nothing of it. */
import { afterAll } from 'vitest';

afterAll(() => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
