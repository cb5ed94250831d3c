/** Renders the link from a metric's calculation to a new alert rule for it. */
import { Button } from 'antd';
import { isTargetFigure } from '#domain/goals/targetFigures.ts';
import type { Explain } from '../../../parts/figures/useExplain.ts';
import type { Edit } from './edit.ts';

type AlertToolProps = {
  readonly explain: Explain;
  readonly onForm: Edit['onForm'] | null;
};

export const AlertTool = ({ explain, onForm }: AlertToolProps) => {
  const { figure, close } = explain;
  if (onForm === null || !isTargetFigure(figure)) return null;
  return (
    <Button
      onClick={() => {
        close();
        onForm({ kind: 'alert', figure });
      }}
    >
      Alert me
    </Button>
  );
};
