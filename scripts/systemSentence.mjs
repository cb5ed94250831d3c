/** Describes a system error in a sentence that its reader can act upon. */

/** @type {Readonly<Record<string, string>>} */
const reasons = {
  EACCES:
    'You may not write there: change its owner or its permissions, or copy the project to a folder of yours.',
  EPERM:
    'The system does not allow it: change its owner or its permissions, or copy the project to a folder of yours.',
  EROFS: 'Its disk can only be read: copy the project to one that can be written.',
  ENOTDIR: 'A part of its path is a file and no folder: choose another place.',
  ENAMETOOLONG: 'Its path is too long: choose a shorter one.',
  ELOOP: 'Its links lead back to themselves: choose another place.',
  ENOSPC: 'The disk is full: free some space and try again.',
  EDQUOT: 'Your share of the disk is used up: free some space and try again.',
  EMFILE: 'Too many files are open: close some programs and try again.',
  ENFILE: 'Too many files are open: close some programs and try again.',
  EBUSY: 'Another program holds it: close that and try again.',
};

/** Tools that are not written in JavaScript give the error number only in their message. @type {Readonly<Record<string, string>>} */
const codeOfNumber = {
  1: 'EPERM',
  13: 'EACCES',
  16: 'EBUSY',
  23: 'ENFILE',
  24: 'EMFILE',
  28: 'ENOSPC',
  30: 'EROFS',
  122: 'EDQUOT',
};

/** @param {string} message */
const codeIn = (message) => {
  const [, number = ''] = /\(os error (\d+)\)/.exec(message) ?? [];
  const [, name = ''] = /\b(E[A-Z]{3,})\b/.exec(message) ?? [];
  return codeOfNumber[number] ?? name;
};

/**
 * A sentence for a system error; null for any other error, which is a bug and keeps its stack. @param
 * {unknown} problem An error, or the output of a failed program. @returns {string | null}
 */
export const systemSentence = (problem) => {
  const message = problem instanceof Error ? problem.message : String(problem);
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (problem instanceof Error ? problem : {});
  const known = typeof code === 'string' && Object.hasOwn(reasons, code) ? code : codeIn(message);
  const reason = Object.hasOwn(reasons, known) ? reasons[known] : undefined;
  if (reason === undefined) return null;
  const place =
    path ??
    /(?:error path|open|mkdir|unlink|rmdir|rename|copyfile|scandir|write) '?([/\\][^'\n]+|[A-Z]:\\[^'\n]+)/.exec(
      message,
    )?.[1];
  return `${place === undefined ? 'A file or folder could not be used.' : `${place} could not be used.`} ${reason} (${known})`;
};
