import { describe, expect, test } from 'vitest';
import { systemSentence } from '../../scripts/systemSentence.mjs';

const refused = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: operation failed`), { code, ...(path === undefined ? {} : { path }) });

const unwritable =
  'You may not write there: change its owner or its permissions, or copy the project to a folder of yours.';
const full = 'The disk is full: free some space and try again.';
const readOnly = 'Its disk can only be read: copy the project to one that can be written.';

describe('a refusal of the system', () => {
  test.each([
    [refused('EACCES', 'dist/index.html'), `dist/index.html could not be used. ${unwritable} (EACCES)`],
    [refused('EROFS', 'dist'), `dist could not be used. ${readOnly} (EROFS)`],
    [
      refused('ENOTDIR', '/dev/null/data'),
      '/dev/null/data could not be used. A part of its path is a file and no folder: choose another place. (ENOTDIR)',
    ],
    [refused('ENOSPC'), `A file or folder could not be used. ${full} (ENOSPC)`],
    [
      new Error('Could not write the chunk: Permission denied (os error 13)'),
      `A file or folder could not be used. ${unwritable} (EACCES)`,
    ],
    [
      new Error('No space left on device (os error 28)'),
      `A file or folder could not be used. ${full} (ENOSPC)`,
    ],
    [
      'npm error code EACCES\nnpm error syscall mkdir\nnpm error path /srv/app/node_modules/antd\nnpm error Error: EACCES\n    at async mkdir (node:internal/fs/promises:860:10)',
      `/srv/app/node_modules/antd could not be used. ${unwritable} (EACCES)`,
    ],
  ])('is told in a sentence: %s', (problem, sentence) => {
    expect(systemSentence(problem)).toBe(sentence);
  });

  test.each([
    [new TypeError('undefined is not a function')],
    [refused('ERR_MODULE_NOT_FOUND')],
    [refused('toString')],
    ['npm error code E404'],
    [undefined],
  ])('is not what a bug is: %s', (problem) => {
    expect(systemSentence(problem)).toBeNull();
  });
});
