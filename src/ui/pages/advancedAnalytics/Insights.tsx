/** Renders the tabs of the analysis of figures; the code loads after the metrics. */
import type { MetricSelection } from '../../parts/figures/useSelection.ts';
import { LateHours } from '../../parts/hours/LateHours.tsx';
import { Anomalies } from './Anomalies.tsx';
import { ChangeInsights } from './ChangeInsights.tsx';
import { MonthEnd } from './MonthEnd.tsx';
import { Why } from './Why.tsx';

/** Hours of more days would be too thin to see. */
const shownHourDays = 7;

export const Insights = ({ selection, tab }: { selection: MetricSelection; tab: string }) => {
  if (tab === 'anomalies')
    return (
      <>
        <Anomalies selection={selection} />
        <LateHours selection={selection} days={shownHourDays} />
      </>
    );
  if (tab === 'why') return <Why selection={selection} />;
  if (tab === 'forecast') return <MonthEnd selection={selection} />;
  return <ChangeInsights selection={selection} />;
};
