/** What a database says of itself: whether its log is the one in use. It stands in the database, where it lasts longer than local entries. */

/** Where a database of the log is. */
export type DatabaseAddress = { readonly site: 'usual' | 'beside'; readonly name: string };

/**
 * `draft`: a recovery is filling it. `inUse`: it took the place of the named one. `replaced`: another one took its place. A
 * database that was in no recovery has none of these.
 */
export type DatabaseStanding =
  | { readonly kind: 'draft' }
  | {
      readonly kind: 'inUse';
      readonly replaces: string;
      /** The store id of the replaced database, if it was known. A marker with this id tells nothing of the new database. */
      readonly replacesStore: string;
    }
  | { readonly kind: 'replaced'; readonly by: DatabaseAddress };

/** The key under which `meta` keeps it. */
export const standingKey = 'standing';

/** By hand, as it may be damaged; whoever cannot be understood says nothing. */
export const asStanding = (value: unknown): DatabaseStanding | null => {
  const { kind, replaces, replacesStore = '', by } = Object(value) as Partial<Record<string, unknown>>;
  if (kind === 'draft') return { kind };
  if (kind === 'inUse' && typeof replaces === 'string' && typeof replacesStore === 'string')
    return { kind, replaces, replacesStore };
  const { site, name } = Object(by) as Partial<Record<string, unknown>>;
  const isAddress = (site === 'usual' || site === 'beside') && typeof name === 'string';
  return kind === 'replaced' && isAddress ? { kind, by: { site, name } } : null;
};
