/** Hashes the files of the code that folds events, so that every change of that code is a new version. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** More folders than a projection needs: a missing snapshot costs one fold, a stale one gives a wrong answer. */
const rooms = ['src/events', 'src/domain', 'src/world'];

export const foldVersion = (root: string): string => {
  const sum = createHash('sha256');
  for (const room of rooms) {
    const names = readdirSync(join(root, room), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((one) => one.endsWith('.ts')).toSorted())
      sum.update(`${room}/${name.replaceAll('\\', '/')}\0`).update(readFileSync(join(root, room, name)));
  }
  return sum.digest('hex');
};
