/** Which packages the product is made of, and whether their licences let it be. */

/** An entry of package-lock.json, as far as it is read here. */
export type LockEntry = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

export type Lock = Readonly<Record<string, LockEntry>>;

const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  '0BSD',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'Zlib',
]);

const outer = /^\(([^()]*)\)$/;

/** Whether an SPDX expression can be met with allowed licences only: one side of an OR, both sides of an AND. */
export const isAllowedLicence = (expression: unknown): boolean =>
  typeof expression === 'string' &&
  expression
    .trim()
    .replace(outer, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())));

/** What a package says of its licence in `package.json`; when it says nothing there, what its LICENSE file opens with. */
export const licenceOf = (folder: string, read: (path: string) => string): unknown => {
  const { license } = JSON.parse(read(`${folder}/package.json`));
  if (license !== undefined) return license;
  return read(`${folder}/LICENSE`).startsWith('The MIT License (MIT)') ? 'MIT' : undefined;
};

/** Where Node finds a package from another one: beside it, or beside one of the folders around it. */
const locate = (lock: Lock, from: string, name: string): string | null => {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (path in lock) return path;
  if (from === '') return null;
  const outside = from.lastIndexOf('/node_modules/');
  return locate(lock, outside < 0 ? '' : from.slice(0, outside), name);
};

const needed = ({ dependencies, optionalDependencies }: LockEntry): readonly string[] =>
  Object.keys({ ...dependencies, ...optionalDependencies });

/** The folders of all packages that the product is made of, in order: its dependencies and theirs, without peers. */
export const productionPackages = (lock: Lock): readonly string[] => {
  const found = new Set<string>();
  const visit = (path: string): void => {
    for (const name of needed(lock[path] ?? {})) {
      const next = locate(lock, path, name);
      if (next === null || found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit('');
  return [...found].toSorted();
};
