/** Offers to inspect, save or compare a finished run. */
import { useEffect, useState } from 'react';
import { parsePlain } from '#scenarios/plainFrame.ts';
import type { TraceFile } from '#scenarios/traceFile.ts';
import { useLab } from '../LabContext.ts';
import { download } from './download.ts';
import { openTraceFile } from './openTraceFile.ts';
import levers from './PlaybackControls.module.css';
import tools from './ScriptTools.module.css';
import styles from './StageView.module.css';
import { openedTrace } from './traceSource.ts';

const kept = new Map<string, readonly string[]>();

const runsOf = (script: string): readonly string[] => kept.get(script) ?? [];

const keepRun = (script: string, file: string): void => {
  const before = runsOf(script);
  if (before.at(-1) !== file || before.length === 1) kept.set(script, [...before, file].slice(-2));
};

export type Compared = {
  readonly one: { readonly title: string; readonly file: TraceFile };
  readonly other: { readonly title: string; readonly file: TraceFile };
};

type RunToolsProps = {
  readonly script: string;
  readonly run: string;
  readonly onCompare: (compared: Compared) => void;
};

/** Only for runs of this page, which need no validation. */
const read = (text: string): TraceFile => parsePlain(text) as TraceFile;

export const RunTools = ({ script, run, onCompare }: RunToolsProps) => {
  const { source, openTrace, keepStaged } = useLab();
  const [problem, setProblem] = useState<string | null>(null);
  const [earlier, setEarlier] = useState<string | null>(null);
  useEffect(() => {
    setEarlier(runsOf(script).at(-1) ?? null);
    keepRun(script, run);
    keepStaged(openedTrace(read(run), source));
  }, [script, run, source, keepStaged]);

  const compare = (title: string, file: TraceFile): void =>
    onCompare({ one: { title: 'This run', file: read(run) }, other: { title, file } });

  const compareWith = async (file: File): Promise<void> => {
    const opened = await openTraceFile(file);
    setProblem(opened.ok ? null : opened.problem);
    if (opened.ok) compare(file.name, opened.file);
  };

  return (
    <div className={tools.tools}>
      <button
        type="button"
        className={levers.lever}
        onClick={() => openTrace(openedTrace(read(run), source))}
      >
        Look into this run
      </button>
      <button type="button" className={levers.lever} onClick={() => download(`${script}.trace.json`, run)}>
        Save its trace
      </button>
      {earlier !== null && (
        <button
          type="button"
          className={levers.lever}
          onClick={() => compare('The run before', read(earlier))}
        >
          Compare with the run before
        </button>
      )}
      <label className={levers.lever} data-file>
        Compare with a trace file
        <input
          type="file"
          accept="application/json,.json"
          className="visually-hidden"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void compareWith(file);
          }}
        />
      </label>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
};
