/** Formats the texts of a backup: its contents, who can sign in with it, and what a passphrase does. */
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { FileFacts } from '#domain/recovery/loss.ts';
import { fullTime } from '../../content/dates.ts';

export const fileWords = ({ events, lastAt }: FileFacts): string => {
  const what = events === 1 ? 'one event' : `${englishNumber(events)} events`;
  const last = lastAt === null ? '' : `, the last of ${fullTime(lastAt)}`;
  return `The file is intact: ${what}${last}. Nothing is changed until you decide.`;
};

const onlyDemo = 'only the demo accounts can sign in';

export const secretWords = ({ isOwn, isProtected, people }: FileFacts): string => {
  if (isOwn)
    return 'It is of the workspace in this browser, which has the names and passwords already: everybody signs in as before.';
  if (isProtected)
    return `Names and passwords in it are protected by a passphrase. Without it nobody in it has a name, and ${onlyDemo}.`;
  const names = people === 1 ? 'the name of one person' : `the names of ${englishNumber(people)} people`;
  return people > 0
    ? `It has ${names} and no passwords: ${onlyDemo}.`
    : `It has neither names nor passwords: everybody in it is called “Erased person”, and ${onlyDemo}.`;
};

export const passphraseHint =
  'Protects names of people and passwords in the file. Without one they are left out: then only this browser can show the names again. Nobody can recover a forgotten passphrase.';
