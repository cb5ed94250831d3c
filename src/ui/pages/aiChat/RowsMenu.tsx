/** The menu of the table of an answer: what can be done with a chart of the same rows. */
import { type ReactNode, useId, useMemo } from 'react';
import { ChartInHandContext } from '../../charts/figure/ChartInHand.ts';
import { ChartMenu } from '../../parts/chartMenu/ChartMenu.tsx';
import type { ChartSubject } from '../../parts/chartMenu/chartSubject.ts';

type RowsMenuProps = { title: string; subject: ChartSubject; table: ReactNode };

export const RowsMenu = ({ title, subject, table }: RowsMenuProps) => {
  const anchor = useId();
  const inHand = useMemo(() => ({ title, anchor, drawn: () => table }), [title, anchor, table]);
  return (
    <ChartInHandContext value={inHand}>
      <ChartMenu subject={subject} />
    </ChartInHandContext>
  );
};
