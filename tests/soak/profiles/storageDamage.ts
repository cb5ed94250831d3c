/** Damages one file of a browser's storage: flips a bit, truncates, or deletes a file or a whole database. */
import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Random } from '#world/random.ts';

export type DamageKind = 'flip' | 'cut';

/** The database's own logs and lock, which hold no data. */
const empty = /\/(?:LOG|LOG\.old|LOCK)$/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !empty.test(path) && statSync(path).size > 0)
    .toSorted();

const recordsOf = (profile: string, origin: number): string => {
  const folder = join(profile, 'Default', 'IndexedDB');
  const name = readdirSync(folder).find((one) => one.startsWith(`http_c${origin}.localhost_`));
  if (name === undefined) throw new Error(`origin ${origin} has no records`);
  return join(folder, name);
};

const shared = ['Local Storage', 'File System', 'WebStorage'];

const flipBit = (path: string, random: Random): string => {
  const bytes = readFileSync(path);
  const at = random.integer(0, bytes.length - 1);
  const bit = random.integer(0, 7);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
  writeFileSync(path, bytes);
  return `bit ${bit} of byte ${at} of ${bytes.length}`;
};

const cut = (path: string, random: Random): string => {
  if (random.next() < 0.5) {
    rmSync(path);
    return 'is gone';
  }
  const { size } = statSync(path);
  const length = random.integer(0, size - 1);
  truncateSync(path, length);
  return `cut to ${length} of ${size} bytes`;
};

export type Target = { readonly profile: string; readonly kind: DamageKind; readonly random: Random };

const pick = (files: readonly string[], random: Random): string => {
  if (random.next() < 0.5) return files[random.integer(0, files.length - 1)] ?? '';
  const sizes = files.map((path) => statSync(path).size);
  let at = random.integer(0, sizes.reduce((one, other) => one + other, 0) - 1);
  const index = sizes.findIndex((size) => {
    at -= size;
    return at < 0;
  });
  return files[index] ?? '';
};

const hitOne = ({ profile, kind, random }: Target, files: readonly string[]): string => {
  const path = pick(files, random);
  return `${relative(profile, path)}: ${kind === 'flip' ? flipBit(path, random) : cut(path, random)}`;
};

export const damageRecords = (target: Target, origin: number): string => {
  const folder = recordsOf(target.profile, origin);
  if (target.kind === 'cut' && target.random.next() < 0.1) {
    rmSync(folder, { recursive: true });
    return `${relative(target.profile, folder)}: is gone with all of its files`;
  }
  return hitOne(target, filesIn(folder));
};

export const damageShared = (target: Target): string =>
  hitOne(
    target,
    shared.flatMap((name) => filesIn(join(target.profile, 'Default', name))),
  );

export const damagedTogether = ['marker and records', 'records and copy', 'local entries'] as const;

export type Together = (typeof damagedTogether)[number];

const loseEntries = (profile: string): string => {
  const folder = join(profile, 'Default', 'Local Storage');
  rmSync(folder, { recursive: true });
  return `${relative(profile, folder)}: is gone`;
};

export const damageTogether = (target: Target, together: Together): string => {
  const { profile } = target;
  const hitCopy = () => hitOne(target, filesIn(join(profile, 'Default', 'File System')));
  switch (together) {
    case 'marker and records':
      return `${loseEntries(profile)}; ${damageRecords(target, 0)}`;
    case 'records and copy':
      return `${damageRecords(target, 0)}; ${hitCopy()}`;
    case 'local entries':
      return loseEntries(profile);
  }
};
