/** What the fields of a form and their values are called. */
import type { FieldValue } from '#domain/editing/threeWayMerge.ts';

export type FieldWords = {
  /** What each field is called, in order. */
  readonly labels: Readonly<Record<string, string>>;
  /** What a value is called where it is not what people type; undefined: as it is. */
  readonly wordOf?: (field: string, value: FieldValue) => string | undefined;
};
