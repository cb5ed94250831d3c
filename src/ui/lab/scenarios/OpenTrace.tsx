/** Opens a trace file, which the Lab shows instead of the app until it is closed. */
import { type DragEvent, type ReactNode, useState } from 'react';
import { useLab } from '../LabContext.ts';
import styles from './OpenTrace.module.css';
import { openTraceFile } from './openTraceFile.ts';
import { openedTrace } from './traceSource.ts';

export const OpenTrace = ({ children }: { readonly children: ReactNode }) => {
  const { source, openTrace } = useLab();
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);

  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const told = await openTraceFile(file);
    setProblem(told.ok ? null : `${file.name}: ${told.problem}`);
    if (told.ok) openTrace(openedTrace(told.file, source));
  };
  const over = (event: DragEvent, is: boolean): void => {
    event.preventDefault();
    setOver(is);
  };

  return (
    <section
      className={styles.place}
      aria-label="All scenarios"
      data-over={isOver || undefined}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        void open(event.dataTransfer.files[0]);
      }}
    >
      {children}
      <p className={styles.open}>
        <label className={styles.choose}>
          Open a trace file
          <input
            type="file"
            accept="application/json,.json"
            className="visually-hidden"
            onChange={({ target }) => void open(target.files?.[0])}
          />
        </label>{' '}
        <span className={styles.hint}>
          A failed run leaves one in test-results; it can be dropped here, and opens as the app was then.
        </span>
      </p>
      {problem !== null && <p role="alert">{problem}</p>}
    </section>
  );
};
