/** How two answers of a projection differ, place by place. */
import diff from 'microdiff';

export type Place = {
  /** `byWorkspace.northlight.demoharbor.name` */
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before: unknown;
  readonly after: unknown;
};

const kinds = { CREATE: 'added', REMOVE: 'removed', CHANGE: 'changed' } as const;

export const placesOf = (before: object, after: object): readonly Place[] =>
  diff(before as Record<string, unknown>, after as Record<string, unknown>).map((difference) => ({
    path: difference.path.join('.'),
    kind: kinds[difference.type],
    before: 'oldValue' in difference ? difference.oldValue : undefined,
    after: 'value' in difference ? difference.value : undefined,
  }));
