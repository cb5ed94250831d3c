/** Defines a database's own status, stored inside it because it outlives local storage entries there. */

export type DatabaseAddress = { readonly site: 'usual' | 'beside'; readonly name: string };

/**
 * `draft`: a recovery is filling it. `inUse`: it replaced the named database. `replaced`: another one
 * replaced it. Absent without a recovery.
 */
export type DatabaseStatus =
  | { readonly kind: 'draft' }
  | {
      readonly kind: 'inUse';
      readonly replaces: string;
      /** The store id of the replaced database, if known. A marker with this id does not describe the new database. */
      readonly replacesStore: string;
    }
  | { readonly kind: 'replaced'; readonly by: DatabaseAddress };

export const databaseStatusKey = 'standing';

/** Parsed by hand, because the value may be damaged; an unreadable status is null. */
export const asDatabaseStatus = (value: unknown): DatabaseStatus | null => {
  const { kind, replaces, replacesStore = '', by } = Object(value) as Partial<Record<string, unknown>>;
  if (kind === 'draft') return { kind };
  if (kind === 'inUse' && typeof replaces === 'string' && typeof replacesStore === 'string')
    return { kind, replaces, replacesStore };
  const { site, name } = Object(by) as Partial<Record<string, unknown>>;
  const isAddress = (site === 'usual' || site === 'beside') && typeof name === 'string';
  return kind === 'replaced' && isAddress ? { kind, by: { site, name } } : null;
};
