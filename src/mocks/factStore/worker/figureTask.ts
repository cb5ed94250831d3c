/** Declares the messages between the page and the metrics worker. */
import type { ForecastQuestion, ProjectedFigure } from '#domain/forecast/monthForecast.ts';
import type { FigureName } from '#domain/kpi/figureNames.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import type { RowCount } from '../countRows.ts';
import type { ImportTexts } from '../importedRows.ts';
import type { Gathered, Selection, Span } from '../selection.ts';

export type QueryTask = { readonly kind: 'query'; readonly selection: Selection; readonly span: Span };
export type CountTask = { readonly kind: 'count'; readonly asked: RowCount };
export type ForecastTask = {
  readonly kind: 'forecast';
  readonly names: readonly FigureName[];
  readonly question: Omit<ForecastQuestion, 'figure'>;
};
export type FigureTask = QueryTask | CountTask | ForecastTask;

export type FigureResult =
  | { readonly kind: 'query'; readonly gathered: Gathered }
  | { readonly kind: 'count'; readonly counts: readonly number[] }
  | { readonly kind: 'forecast'; readonly found: readonly ProjectedFigure[] };

/** Each source is sent once, with a number that later messages refer to. */
export type ToFigureWorker =
  | {
      readonly kind: 'ask';
      readonly id: number;
      readonly task: FigureTask;
      readonly sources: readonly number[];
      readonly told: readonly (readonly [number, MetricSource])[];
      readonly rows: readonly (readonly [number, ImportTexts])[];
      readonly forget: boolean;
    }
  | { readonly kind: 'cancel'; readonly id: number };

export type FromFigureWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly id: number; readonly result: FigureResult }
  | { readonly kind: 'failed'; readonly id: number };
