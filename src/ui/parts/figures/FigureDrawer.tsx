/** The arithmetic that was asked for: of a figure, or of a goal or a budget. */
import { ProgressDrawer } from '../goals/ProgressDrawer.tsx';
import { ExplainDrawer, type ExplainDrawerProps } from './ExplainDrawer.tsx';
import { progressScopeOf, scopedQuery } from './explainScope.ts';

type FigureDrawerProps = Omit<ExplainDrawerProps, 'head'> & {
  /** As the address has it; null: the whole selection. */
  readonly asked: string | null;
};

export const FigureDrawer = ({ asked, ...props }: FigureDrawerProps) => {
  const progress = progressScopeOf(asked);
  if (progress) return <ProgressDrawer {...props} progress={progress} />;
  return <ExplainDrawer {...props} query={scopedQuery(props.query, asked)} />;
};
