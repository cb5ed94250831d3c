/** Types the labels of a form's fields and values. */
import type { FieldValue } from '#domain/editing/threeWayMerge.ts';

export type FieldWords = {
  readonly labels: Readonly<Record<string, string>>;
  /** Label of a value that differs from the typed text; undefined: the value itself. */
  readonly wordOf?: (field: string, value: FieldValue) => string | undefined;
};
