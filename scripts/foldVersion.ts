/** The version of the code that folds events into answers: a hash of its files, so every change of that code changes it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rooms that a projection can be made of. More than it needs: a snapshot too few costs one folding, one too many a wrong answer. */
const rooms = ['src/events', 'src/domain', 'src/world'];

/** 64 hex digits. */
export const foldVersion = (root: string): string => {
  const sum = createHash('sha256');
  for (const room of rooms) {
    const names = readdirSync(join(root, room), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((one) => one.endsWith('.ts')).toSorted())
      sum.update(`${room}/${name.replaceAll('\\', '/')}\0`).update(readFileSync(join(root, room, name)));
  }
  return sum.digest('hex');
};
