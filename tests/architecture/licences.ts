/** Lists the product's packages and checks that their licences are allowed. */

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

/** True if an SPDX expression is satisfied by allowed licences: one side of an OR, both sides of an AND. */
export const isAllowedLicence = (expression: unknown): boolean =>
  typeof expression === 'string' &&
  expression
    .trim()
    .replace(outer, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())));

/** The licence in `package.json`, else the first line of its LICENSE file. */
export const licenceOf = (folder: string, read: (path: string) => string): unknown => {
  const { license } = JSON.parse(read(`${folder}/package.json`));
  if (license !== undefined) return license;
  return read(`${folder}/LICENSE`).startsWith('The MIT License (MIT)') ? 'MIT' : undefined;
};

/** Node's module resolution: searches `node_modules` of the folder and of each parent folder. */
const locate = (lock: Lock, from: string, name: string): string | null => {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (path in lock) return path;
  if (from === '') return null;
  const outside = from.lastIndexOf('/node_modules/');
  return locate(lock, outside < 0 ? '' : from.slice(0, outside), name);
};

const needed = ({ dependencies, optionalDependencies }: LockEntry): readonly string[] =>
  Object.keys({ ...dependencies, ...optionalDependencies });

/** Sorted folders of all production packages: direct and transitive dependencies, without peers. */
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
