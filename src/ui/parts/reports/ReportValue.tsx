/** Renders a metric in a report with its original value, its change and today's value. */
import type { FigureName } from '#domain/kpi/figureNames.ts';
import { FigureText } from '../figures/FigureText.tsx';
import { changeSentence, shownChange } from '../figures/shownChange.ts';
import { restated } from './thenNow.ts';

type ReportValueProps = {
  readonly figure: FigureName;
  readonly value: number | null;
  readonly now?: number | null | undefined;
  readonly currency: string;
};

export const ReportValue = ({ figure, value, now, currency }: ReportValueProps) => {
  const change = restated(figure, { before: value, now }, currency);
  return (
    <>
      <FigureText name={figure} value={value} currency={currency} />
      {change && (
        <span className="report-restated">
          {' '}
          <span className="report-then">then {change.before}, </span>now {change.now}
        </span>
      )}
    </>
  );
};

type ReportChangeProps = {
  readonly figure: FigureName;
  readonly value: number | null;
  readonly previous: number | null;
  /** `1 – 31 Oct 2026`. */
  readonly versus: string;
};

export const ReportChange = ({ figure, value, previous, versus }: ReportChangeProps) => {
  const change = shownChange(figure, value, previous);
  return (
    <span className="report-change" data-verdict={change.verdict}>
      <span aria-hidden="true">{change.seen}</span>
      <span className="visually-hidden">{changeSentence(change, versus)}</span>
    </span>
  );
};
