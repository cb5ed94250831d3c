/** Renders the requested calculation: of a metric, a goal or a budget. */
import { ProgressDrawer } from '../goals/ProgressDrawer.tsx';
import { ExplainDrawer, type ExplainDrawerProps } from './ExplainDrawer.tsx';
import { progressScopeOf, scopedQuery } from './explainScope.ts';

type FigureDrawerProps = Omit<ExplainDrawerProps, 'head'> & {
  readonly asked: string | null;
};

export const FigureDrawer = ({ asked, ...props }: FigureDrawerProps) => {
  const progress = progressScopeOf(asked);
  if (progress) return <ProgressDrawer {...props} progress={progress} />;
  return <ExplainDrawer {...props} query={scopedQuery(props.query, asked)} />;
};
