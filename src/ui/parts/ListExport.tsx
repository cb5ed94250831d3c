/** Exports a whole list as a file, with progress and cancellation. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useRef } from 'react';
import type { Table } from '#domain/csv.ts';
import { fileExportMachine } from '#machines/fileExport/fileExportMachine.ts';
import { fileExportService } from '#machines/fileExport/fileExportService.ts';
import { count } from '../content/formatMetric.ts';
import { useLifecycle } from '../services/useLifecycle.ts';
import { ProblemBox } from '../widgets/ProblemBox.tsx';
import { useSaveTable } from '../widgets/saveTable.ts';
import styles from './ListExport.module.css';

export type ListRead = {
  readonly signal: AbortSignal;
  readonly tell: (count: number) => void;
};

type ListExportProps = {
  /** File name without its extension. */
  readonly file: string;
  /** Plural noun of the rows: `changes`. */
  readonly rows: string;
  readonly isDisabled?: boolean;
  readonly make: (read: ListRead) => Promise<Table>;
};

/** The export machine asks for a section, which a list does not have. */
const asked = { type: 'export.ask', kind: 'csv', section: null } as const;

/** Later changes of the filter do not affect a started export. */
const useFile = ({ file, make }: ListExportProps) => {
  const wanted = useRef(make);
  const saveTable = useSaveTable();
  const actor = useLifecycle(
    () =>
      fileExportMachine.provide({
        actors: fileExportService(async ({ tell }, signal) => {
          const table = await wanted.current({ signal, tell: (done) => tell({ done, total: done }) });
          signal.throwIfAborted();
          saveTable(file, table);
        }),
      }),
    { id: 'fileExport' },
  );
  const ask = () => {
    wanted.current = make;
    actor.send(asked);
  };
  return { actor, ask };
};

export const ListExport = (props: ListExportProps) => {
  const { rows, isDisabled = false } = props;
  const { actor, ask } = useFile(props);
  const { progress, problem } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isMade = useSelector(actor, (snapshot) => snapshot.matches('made'));
  const { done } = progress;
  return (
    <div className={styles.export}>
      <p role="status">
        {isBusy && `${count(done)} ${rows} read…`}
        {isMade && `Saved ${count(done)} ${rows}.`}
      </p>
      {isBusy ? (
        <Button type="text" onClick={() => actor.send({ type: 'export.cancel' })}>
          Cancel the download
        </Button>
      ) : (
        <Button type="text" disabled={isDisabled} onClick={ask}>
          Download CSV
        </Button>
      )}
      <ProblemBox text={problem === null ? null : `The file could not be made. ${problem.message}`} />
    </div>
  );
};
