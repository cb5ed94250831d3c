/** What the page and the worker of figures tell each other. */
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import type { RowCount } from '../countRows.ts';
import type { ImportTexts } from '../importedRows.ts';
import type { Gathered, Selection, Span } from '../selection.ts';

export type QueryTask = { readonly kind: 'query'; readonly selection: Selection; readonly span: Span };
export type CountTask = { readonly kind: 'count'; readonly asked: RowCount };
export type FigureTask = QueryTask | CountTask;

export type FigureResult =
  | { readonly kind: 'query'; readonly gathered: Gathered }
  | { readonly kind: 'count'; readonly counts: readonly number[] };

/** Sources go once, under a number of their own, which then stands for them. */
export type ToFigureWorker =
  | {
      readonly kind: 'ask';
      readonly id: number;
      readonly task: FigureTask;
      readonly sources: readonly number[];
      readonly told: readonly (readonly [number, MetricSource])[];
      /** The rows of imports among those that are told, by the number of the source. */
      readonly rows: readonly (readonly [number, ImportTexts])[];
      /** Whether the sources that were told before are needed no more. */
      readonly forget: boolean;
    }
  | { readonly kind: 'cancel'; readonly id: number };

export type FromFigureWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly id: number; readonly result: FigureResult }
  | { readonly kind: 'failed'; readonly id: number };
