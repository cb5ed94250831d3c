/** Renders the insights of the analysis; its code loads after the metrics. */
import type { FigureSelection } from '../../parts/figures/useSelection.ts';
import { Anomalies } from './Anomalies.tsx';
import { ChangeDrivers } from './ChangeDrivers.tsx';
import { MonthEnd } from './MonthEnd.tsx';

export const Insights = ({ selection }: { selection: FigureSelection }) => (
  <>
    <ChangeDrivers selection={selection} />
    <MonthEnd selection={selection} />
    <Anomalies selection={selection} />
  </>
);
