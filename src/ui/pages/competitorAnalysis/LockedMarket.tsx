/** Replaces competitor analysis where the plan lacks it, with a fixed example instead of blurred figures. */
import { useMemo } from 'react';
import { namedAxis } from '../../charts/chartAxis.ts';
import type { ChartUnit } from '../../charts/chartUnit.ts';
import { StackedArea } from '../../charts/StackedArea.tsx';
import { Paywall } from '../../parts/Paywall.tsx';

const unit: ChartUnit = { kind: 'percent' };

/** Made up and the same for everybody; it shows the kind of picture. */
const example = {
  weeks: ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5', 'Week 6'],
  series: [
    { name: 'your-client.example (you)', values: [0.22, 0.23, 0.25, 0.24, 0.27, 0.29] },
    { name: 'first-rival.example', values: [0.41, 0.4, 0.39, 0.41, 0.38, 0.37] },
    { name: 'second-rival.example', values: [0.37, 0.37, 0.36, 0.35, 0.35, 0.34] },
  ],
} as const;

export const LockedMarket = () => {
  const axis = useMemo(() => ({ ...namedAxis('Week', example.weeks), isTime: true }), []);
  return (
    <Paywall feature="competitor_analysis" title="Competitor analysis is not in this plan">
      <p>
        See each client’s share of voice beside its competitors, the keywords they win, their ads, links and
        reviews, and what position 3 would bring.
      </p>
      <StackedArea
        title="Example: share of voice"
        axis={axis}
        series={example.series}
        unit={unit}
        height={220}
        summary="Example with made-up figures: your client grows from 22% to 29% in six weeks."
      />
    </Paywall>
  );
};
