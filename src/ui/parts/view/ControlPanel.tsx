/** Renders the panel of a view control. */
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { AsOfPanel } from './AsOfPanel.tsx';
import { ComparePanel } from './ComparePanel.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { IntervalPanel } from './IntervalPanel.tsx';
import { type PanelProps, RangePanel } from './RangePanel.tsx';
import type { ViewControlName } from './viewShortcuts.ts';

/** The client has a list instead of a panel. */
export type PanelName = Exclude<ViewControlName, 'client'>;

type ControlPanelProps = PanelProps & {
  control: PanelName;
  startsWithDays?: boolean;
};

const Annotations = ({ view: { view, setView } }: PanelProps) => (
  <Button onClick={() => setView({ annotations: !view.annotations })}>
    {view.annotations ? 'Hide annotations' : 'Show annotations'}
  </Button>
);

export const ControlPanel = ({ control, startsWithDays = false, ...props }: ControlPanelProps): ReactNode => {
  switch (control) {
    case 'range':
      return <RangePanel {...props} startsWithDays={startsWithDays} />;
    case 'compare':
      return <ComparePanel {...props} />;
    case 'interval':
      return <IntervalPanel {...props} />;
    case 'filters':
      return <FilterPanel {...props} />;
    case 'annotations':
      return <Annotations {...props} />;
    case 'asOf':
      return <AsOfPanel {...props} />;
  }
};
