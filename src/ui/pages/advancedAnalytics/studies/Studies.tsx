/** Renders the tabs that analyse one client: attribution, customers, funnel, benchmarks and budget. */
import type { MetricSelection } from '../../../parts/figures/useSelection.ts';
import { Attribution } from './Attribution.tsx';
import { Benchmarks } from './Benchmarks.tsx';
import { BudgetLab } from './BudgetLab.tsx';
import { ConversionFunnel } from './ConversionFunnel.tsx';
import { CustomerCohorts } from './CustomerCohorts.tsx';

export const Studies = ({ selection, tab }: { selection: MetricSelection; tab: string }) => {
  if (tab === 'attribution') return <Attribution selection={selection} />;
  if (tab === 'customers') return <CustomerCohorts selection={selection} />;
  if (tab === 'funnel') return <ConversionFunnel selection={selection} />;
  if (tab === 'benchmarks') return <Benchmarks selection={selection} />;
  return <BudgetLab selection={selection} />;
};
