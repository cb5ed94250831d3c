/** Renders the menu of an answer's table: actions on a chart of the same rows. */
import { type ReactNode, useMemo } from 'react';
import { ChartContext } from '../../charts/figure/ChartContext.ts';
import { fileName } from '../../charts/figure/chartTable.ts';
import { ChartMenu } from '../../parts/chartMenu/ChartMenu.tsx';
import type { ChartSubject } from '../../parts/chartMenu/chartSubject.ts';

type RowsMenuProps = { title: string; subject: ChartSubject; table: ReactNode };

export const RowsMenu = ({ title, subject, table }: RowsMenuProps) => {
  const inHand = useMemo(() => ({ title, anchor: fileName(title), drawn: () => table }), [title, table]);
  return (
    <ChartContext value={inHand}>
      <ChartMenu subject={subject} />
    </ChartContext>
  );
};
