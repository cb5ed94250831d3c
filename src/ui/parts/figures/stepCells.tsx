/** Renders table cells of a chart that open the calculation of their step. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { CellOf } from '../../charts/figure/ChartTable.tsx';
import { drawnDays } from './drawnDays.ts';
import { ExplainButton } from './ExplainButton.tsx';
import { stepScope } from './explainScope.ts';
import type { FigureName } from './figureSpecs.ts';

type Stepped = {
  readonly interval: 'hour' | 'day' | 'week' | 'month';
  readonly series: readonly { readonly at: string }[];
  readonly range: { readonly to: string };
};

/** Null for an hour, because only whole days have a calculation. A single day has the scope `day:`. */
export const scopeOfStep = (reply: Stepped, at: string, part = ''): string | null => {
  if (reply.interval === 'hour') return null;
  const days = drawnDays({ from: at, to: at }, reply);
  if (days === null) return null;
  if (reply.interval === 'day' && part === '') return `day:${at}`;
  return stepScope({ from: calendarDayOf(days.from), to: calendarDayOf(days.to) }, part);
};

/** Metric that the cells of a column explain; null for cells without a calculation, such as the former period. */
type ColumnFigure = { readonly figure: FigureName; readonly part?: string };

/** Cells with a metric are buttons, whose presses the page must handle. */
export const stepCells =
  (reply: Stepped, columnOf: (column: number) => ColumnFigure | null | undefined): CellOf =>
  ({ key, column, text }) => {
    const { figure, part } = columnOf(column) ?? {};
    const scope = figure !== undefined && /\d/.test(text) ? scopeOfStep(reply, key, part) : null;
    return figure === undefined || scope === null ? (
      text
    ) : (
      <ExplainButton figure={figure} scope={scope}>
        {text}
      </ExplainButton>
    );
  };
