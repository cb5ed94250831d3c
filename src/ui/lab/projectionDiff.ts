/** Computes the differences of two answers of a projection by path. */
import diff from 'microdiff';

export type Place = {
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before: unknown;
  readonly after: unknown;
};

const kinds = { CREATE: 'added', REMOVE: 'removed', CHANGE: 'changed' } as const;

/** The path in separate steps, because a step may contain a dot, as domains do. */
export type Change = Omit<Place, 'path'> & { readonly steps: readonly string[] };

export const changesOf = (before: object, after: object): readonly Change[] =>
  diff(before as Record<string, unknown>, after as Record<string, unknown>).map((difference) => ({
    steps: difference.path.map(String),
    kind: kinds[difference.type],
    before: 'oldValue' in difference ? difference.oldValue : undefined,
    after: 'value' in difference ? difference.value : undefined,
  }));

export const placesOf = (before: object, after: object): readonly Place[] =>
  changesOf(before, after).map(({ steps, ...change }) => ({ path: steps.join('.'), ...change }));
