/** Renders the gallery of scenarios, and the stage of a chosen one. */
import { type DragEvent, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { tooLong } from '#domain/boundedJson.ts';
import { knownScripts } from '#scenarios/knownScripts.ts';
import type { Script } from '#scenarios/script.ts';
import { type ScriptProblem, tellProblem } from '#scenarios/scriptProblem.ts';
import { decodeScript } from '#scenarios/shareCode.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { useLab } from '../LabContext.ts';
import { Gallery } from './Gallery.tsx';
import { openTraceFile } from './openTraceFile.ts';
import { readDraft } from './recordDraft.ts';
import styles from './ScenariosPanel.module.css';
import { StageView } from './StageView.tsx';
import { parseStagePlace } from './stageAddress.ts';
import { openedTrace } from './traceSource.ts';

type OpenScriptProps = { readonly onOpen: (script: Script) => void };

const OpenScript = ({ onOpen }: OpenScriptProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly ScriptProblem[]>([]);

  const open = async (event: FormEvent) => {
    event.preventDefault();
    const { parseScript } = await import('#scenarios/parseScript.ts');
    const parsed = parseScript(text);
    if (parsed.ok) onOpen(parsed.script);
    else setProblems(parsed.problems);
  };

  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const { scriptBounds } = await import('#scenarios/parseScript.ts');
    const isTooLong = file.size > scriptBounds.longest;
    setProblems(isTooLong ? [{ step: null, line: null, message: tooLong(scriptBounds.longest) }] : []);
    if (!isTooLong) setText(await file.text());
  };

  return (
    <details className={styles.openScriptOpen}>
      <summary>Open a script of your own</summary>
      <form className={styles.form} onSubmit={open}>
        <label>
          From a file{' '}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </label>
        <label htmlFor={`${id}-text`}>Script as JSON</label>
        <textarea
          id={`${id}-text`}
          rows={8}
          spellCheck={false}
          value={text}
          aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        {problems.length > 0 && (
          <ul id={`${id}-problems`} role="alert" className={styles.problems}>
            {problems.map((problem) => (
              <li key={tellProblem(problem)}>{tellProblem(problem)}</li>
            ))}
          </ul>
        )}
        <button type="submit" className={styles.submit} disabled={text.trim() === ''}>
          Open
        </button>
      </form>
    </details>
  );
};

const OpenTrace = ({ children }: { readonly children: ReactNode }) => {
  const { source, openTrace } = useLab();
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);

  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const opened = await openTraceFile(file);
    setProblem(opened.ok ? null : `${file.name}: ${opened.problem}`);
    if (opened.ok) openTrace(openedTrace(opened.file, source));
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
        <span className="quiet">
          A failed run leaves one in test-results; it can be dropped here, and opens as the app was then.
        </span>
      </p>
      {problem !== null && <p role="alert">{problem}</p>}
    </section>
  );
};

const RecordEntry = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { localStorage: store } = useServices();
  const [draft, setDraft] = useState<Script | null>(null);
  useEffect(() => {
    let isCurrent = true;
    readDraft(store).then((found) => {
      if (isCurrent) setDraft(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [store]);
  return (
    <p className={styles.entry}>
      <button type="button" className={styles.record} onClick={onOpen}>
        {draft === null ? 'Record a scenario' : 'Go on with your recording'}
      </button>
      <span className="quiet">
        {draft === null
          ? 'Use the product by hand on a stage of its own; what you do becomes a script.'
          : `“${draft.title}”, ${draft.steps.length} steps, kept in this browser.`}
      </span>
    </p>
  );
};

const recordView = {
  fault: 'The recorder did not load',
  load: async () => (await import('./RecordView.tsx')).RecordView,
};

const linkStart = '#run=';

/** Reads a script from the fragment, which no server ever receives. */
const useLinkedScript = (onScript: (script: Script) => void): string | null => {
  const [problem, setProblem] = useState<string | null>(null);
  const take = useRef(onScript);
  useEffect(() => {
    const { hash } = location;
    if (!hash.startsWith(linkStart)) return;
    decodeScript(hash.slice(linkStart.length)).then((parsed) => {
      if (parsed.ok) take.current(parsed.script);
      else setProblem(parsed.problems.map(tellProblem).join(' '));
    });
  }, []);
  return problem;
};

export const ScenariosPanel = () => {
  const { rest, show } = useLab();
  const [opened, setOpened] = useState<Script | null>(null);
  const problem = useLinkedScript(setOpened);
  const place = parseStagePlace(rest);
  const script = opened ?? knownScripts.find(({ name }) => name === place.name);
  const leave = () => {
    setOpened(null);
    show('scenarios', '');
  };
  const isRecording = place.name === 'record';
  // If its code fails to load, the gallery returns and recording can be tried again.
  const RecordView = useLazyModule(isRecording, recordView, { onFailure: leave });
  if (isRecording) return RecordView && <RecordView onLeave={leave} />;
  if (script) return <StageView key={script.name} script={script} begin={place} onLeave={leave} />;
  return (
    <OpenTrace>
      <RecordEntry onOpen={() => show('scenarios', 'record')} />
      <Gallery />
      {problem !== null && <p role="alert">The scenario of this link cannot be opened: {problem}</p>}
      <OpenScript onOpen={setOpened} />
    </OpenTrace>
  );
};
