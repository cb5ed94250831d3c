/** Renders a dashboard's view bar and widgets, and the calculation of a pressed metric. */

import { type ReactNode, useContext, useState } from 'react';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { Explained } from '../../../parts/figures/Explained.tsx';
import { FigureNotes } from '../../../parts/figures/FigureNotes.tsx';
import { figureExports } from '../../../parts/figures/figureExports.ts';
import { useExplain } from '../../../parts/figures/useExplain.ts';
import { type MetricSelection, useSelection } from '../../../parts/figures/useSelection.ts';
import { SelectionCover } from '../../../parts/SelectionCover.tsx';
import { ViewBar } from '../../../parts/view/ViewBar.tsx';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { useSaveTable } from '../../../widgets/saveTable.ts';
import { AlertTool } from '../client/AlertTool.tsx';
import type { OpenForm } from '../client/edit.ts';
import { OpenFormContext } from './openForm.ts';

const lateForms = {
  fault: 'The form did not load',
  load: async () => (await import('./WidgetForms.tsx')).WidgetForms,
};

type BoardFormsProps = { readonly board: MetricSelection; readonly children: ReactNode };

const BoardForms = ({ board, children }: BoardFormsProps) => {
  const [form, setForm] = useState<OpenForm | null>(null);
  const Forms = useLazyModule(form !== null, lateForms);
  return (
    <OpenFormContext value={board.mayEdit ? setForm : null}>
      {children}
      {Forms && <Forms board={board} form={form} onClose={() => setForm(null)} />}
    </OpenFormContext>
  );
};

const controls = ['client', 'range', 'compare', 'interval', 'filters', 'asOf'] as const;

/** Only line charts have annotations to hide. */
const controlsWithMarks = [...controls, 'annotations'] as const;

const BoardExplained = ({ board }: { board: MetricSelection }) => {
  const explain = useExplain();
  const onForm = useContext(OpenFormContext);
  return (
    <Explained
      explain={explain}
      query={board.query}
      currency={board.currency}
      freshness={board.metrics.data?.freshness ?? []}
      tools={<AlertTool explain={explain} onForm={onForm} />}
    />
  );
};

type BoardFiguresProps = {
  name: string;
  clientId: string | null;
  isFixed: boolean;
  hasLines: boolean;
  children: (board: MetricSelection) => ReactNode;
};

export const BoardBody = ({ name, clientId, isFixed, hasLines, children }: BoardFiguresProps) => {
  const saveTable = useSaveTable();
  const board = useSelection({ clientId });
  return (
    <>
      <SelectionCover page={name} view={board.use} clientId={clientId} />
      <PartBoundary component="View">
        <ViewBar
          controls={hasLines ? controlsWithMarks : controls}
          {...(isFixed && clientId !== null ? { shownClient: clientId } : {})}
          {...(board.metrics.data ? { freshness: board.metrics.data.freshness } : {})}
          notes={board.metrics.data?.notes}
          {...figureExports(board.metrics.data, { clientId, saveTable })}
        />
      </PartBoundary>
      <FigureNotes reply={board.metrics.data} notices={board.use.notices} isForPaper />
      <BoardForms board={board}>
        {children(board)}
        <PartBoundary component="Arithmetic">
          <BoardExplained board={board} />
        </PartBoundary>
      </BoardForms>
    </>
  );
};
