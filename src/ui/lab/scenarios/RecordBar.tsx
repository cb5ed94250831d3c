/** Renders the toolbar of a recording: status, pause, stop and manual steps. */

import { type FormEvent, type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import { type DemoAccountName, demoAccounts } from '#domain/accounts/demoAccounts.ts';
import type { Step } from '#scenarios/script.ts';
import { announcedKeys } from '../../services/announcedKeys.ts';
import { useFocusWhen } from '../../widgets/focusTrap.ts';
import { useFocusAfter, useFocusOnArrival } from '../../widgets/moveFocus.ts';
import { happenings, timePasses } from './environmentEvents.ts';
import levers from './PlaybackControls.module.css';
import styles from './RecordBar.module.css';
import type { RecordSession } from './recordSession.ts';

type RecordEnvironmentFieldProps = {
  readonly label: string;
  readonly text: string;
  readonly onWrite: (text: string) => void;
};

const Field = ({ label, text, onWrite }: RecordEnvironmentFieldProps) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} value={text} onChange={({ target }) => onWrite(target.value)} />
    </>
  );
};

const RecordEnvironment = ({ onAdd }: { readonly onAdd: (step: Step) => void }) => {
  const id = useId();
  const choice = useFocusOnArrival<HTMLSelectElement>();
  const [index, setIndex] = useState(0);
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const happening = happenings[index];
  const values = (happening?.fields ?? []).map(({ label, initial }) => written[label] ?? initial);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const step = happening?.stepOf(...values) ?? null;
    setProblem(step === null ? (happening?.rule ?? null) : null);
    if (step !== null) onAdd(step);
  };

  return (
    <form className={styles.insert} onSubmit={submit}>
      <label htmlFor={id}>What happens</label>
      <select
        ref={choice}
        id={id}
        value={index}
        onChange={({ target }) => {
          setIndex(Number(target.value));
          setProblem(null);
        }}
      >
        {happenings.map(({ title }, place) => (
          <option key={title} value={place}>
            {title}
          </option>
        ))}
      </select>
      {happening?.fields.map(({ label }, place) => (
        <Field
          key={label}
          label={label}
          text={values[place] ?? ''}
          onWrite={(text) => setWritten((before) => ({ ...before, [label]: text }))}
        />
      ))}
      <button type="submit" className={levers.lever}>
        Let it happen
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
};

type Insertion = 'caption' | 'go' | 'wait' | 'role' | 'happening';

const insertions: readonly { readonly kind: Insertion; readonly title: string }[] = [
  { kind: 'caption', title: 'Caption' },
  { kind: 'go', title: 'Open a page' },
  { kind: 'role', title: 'Sign in as' },
  { kind: 'wait', title: timePasses.title },
  { kind: 'happening', title: 'Let something happen' },
];

type FieldProps = {
  readonly kind: Exclude<Insertion, 'role' | 'happening'>;
  readonly onAdd: (step: Step) => void;
};

const labels = { caption: 'A sentence for whoever watches', go: 'Address', wait: 'Seconds' } as const;
const verbs = { caption: 'Add', go: 'Open', wait: 'Let pass' } as const;

const insertedStep = (kind: FieldProps['kind'], text: string): Step | null => {
  if (kind === 'caption') return { caption: text.trim() };
  if (kind === 'go') return { go: text.startsWith('/') ? text : `/${text}` };
  return timePasses.stepOf(text);
};

const InsertForm = ({ kind, onAdd }: FieldProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useFocusOnArrival<HTMLInputElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const step = insertedStep(kind, text);
    setProblem(step === null ? timePasses.rule : null);
    if (step !== null) onAdd(step);
  };
  return (
    <form className={styles.insert} onSubmit={submit}>
      <label htmlFor={id}>{labels[kind]}</label>
      <input
        id={id}
        ref={field}
        value={text}
        {...(kind === 'wait' ? { inputMode: 'decimal' as const } : {})}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className={levers.lever} disabled={text.trim() === ''}>
        {verbs[kind]}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
};

const names = Object.keys(demoAccounts) as DemoAccountName[];

const RoleChoice = ({ onAdd }: { readonly onAdd: (step: Step) => void }) => (
  <div className={styles.insert}>
    {names.map((role) => (
      <button key={role} type="button" className={levers.lever} onClick={() => onAdd({ role })}>
        {demoAccounts[role].label}
      </button>
    ))}
  </div>
);

type RecordBarProps = {
  readonly session: RecordSession;
  readonly count: number;
  readonly onPause: () => void;
  readonly onStop: () => void;
  readonly children: ReactNode;
};

export const RecordBar = ({ session, count, onPause, onStop, children }: RecordBarProps) => {
  const { recording, isPicking } = useSyncExternalStore(session.subscribe, session.get);
  const [open, setOpen] = useState<Insertion | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const stopper = useRef<HTMLButtonElement>(null);
  const isReady = recording !== null;
  const isPaused = recording?.isPaused ?? false;
  useFocusWhen(isReady, () => stopper.current);
  useFocusAfter(isPicking, () => opener.current);
  useFocusAfter(open !== null, () => opener.current);
  const add = (step: Step) => {
    setOpen(null);
    void session.recorder()?.add(step);
  };
  return (
    <div className={styles.bar}>
      <div className={styles.levers}>
        <span className={styles.light} data-on={(isReady && !isPaused) || undefined}>
          {isPaused ? 'Paused' : 'Recording'} <span className={styles.count}>{count}</span>
        </span>
        <button
          ref={stopper}
          type="button"
          className={levers.main}
          aria-keyshortcuts={announcedKeys.stopRecording}
          disabled={!isReady}
          onClick={onStop}
        >
          Stop
        </button>
        <button
          type="button"
          className={levers.lever}
          aria-keyshortcuts={announcedKeys.pauseRecording}
          disabled={!isReady}
          onClick={onPause}
        >
          {isPaused ? 'Go on' : 'Pause'}
        </button>
      </div>
      <div className={styles.extras}>
        {children}
        <button
          type="button"
          className={levers.lever}
          disabled={count < 2 || recording?.isBusy}
          onClick={() => void session.recorder()?.undo()}
        >
          Take back
        </button>
        <button
          type="button"
          className={levers.lever}
          aria-pressed={isPicking}
          disabled={!isReady}
          onClick={({ currentTarget }) => {
            opener.current = currentTarget;
            session.setPicking(!isPicking);
          }}
        >
          Expect something
        </button>
        {insertions.map(({ kind, title }) => (
          <button
            key={kind}
            type="button"
            className={levers.lever}
            aria-expanded={open === kind}
            disabled={!isReady}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget;
              setOpen(open === kind ? null : kind);
            }}
          >
            {title}
          </button>
        ))}
      </div>
      {open === 'role' && <RoleChoice onAdd={add} />}
      {open === 'happening' && <RecordEnvironment onAdd={add} />}
      {open !== null && open !== 'role' && open !== 'happening' && (
        <InsertForm key={open} kind={open} onAdd={add} />
      )}
    </div>
  );
};
