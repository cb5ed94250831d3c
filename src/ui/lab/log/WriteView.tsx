/** Appends an event by hand, validated by its type, to this branch and marked as the Lab's. */
import { useEffect, useState } from 'react';
import { mainBranch } from '#domain/inspection/branchControls.ts';
import type { AppendOutcome, EventShape, LogControls } from '#domain/inspection/logControls.ts';
import { useLab } from '../LabContext.ts';
import { PanelButton } from '../PanelButton.tsx';
import styles from './LogPanel.module.css';
import { useAwaited } from './useLog.ts';

const parse = (text: string): { readonly data: unknown; readonly fault: string | null } => {
  try {
    return { data: JSON.parse(text), fault: null };
  } catch (error) {
    return { data: undefined, fault: error instanceof Error ? error.message : 'It is not JSON' };
  }
};

type Draft = { readonly type: string; readonly stream: string; readonly text: string };

const draftOf = ({ type, stream, example }: EventShape): Draft => ({
  type,
  stream,
  text: JSON.stringify(example, null, 2),
});

const Outcome = ({ outcome }: { readonly outcome: AppendOutcome }) => {
  const { show } = useLab();
  if (outcome.ok) {
    const { type, position } = outcome.event;
    return (
      <p role="status" className={styles.good}>
        {type} is event {position}.{' '}
        <button type="button" className={styles.link} onClick={() => show('log', String(position))}>
          Show it
        </button>
      </p>
    );
  }
  return (
    <div role="alert" className={styles.bad}>
      <strong>Nothing was written.</strong>
      <ul>
        {Object.entries(outcome.errors).map(([field, why]) => (
          <li key={field}>
            <code>{field}</code>: {why}
          </li>
        ))}
      </ul>
    </div>
  );
};

const Form = ({ log, shapes }: { readonly log: LogControls; readonly shapes: readonly EventShape[] }) => {
  const first = shapes.find(({ type }) => type === 'ClientUpdated') ?? shapes[0];
  const [draft, setDraft] = useState<Draft>(() =>
    first ? draftOf(first) : { type: '', stream: '', text: '{}' },
  );
  const [outcome, setOutcome] = useState<AppendOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const { data, fault } = parse(draft.text);
  const place = useAwaited(() => log.landsIn(data), draft.text);
  const branch = useAwaited(() => log.branches.list(), 'list')?.find(({ open }) => open);
  const change = (changes: Partial<Draft>) => {
    setDraft({ ...draft, ...changes });
    setOutcome(null);
  };
  const append = async () => {
    setBusy(true);
    setOutcome(await log.append({ type: draft.type, stream: draft.stream.trim(), data }));
    setBusy(false);
  };
  return (
    <>
      <div className={styles.row}>
        <label className={styles.field}>
          Type
          <select
            value={draft.type}
            onChange={({ target }) => {
              const shape = shapes.find(({ type }) => type === target.value);
              if (shape) change(draftOf(shape));
            }}
          >
            {shapes.map(({ type }) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          Stream
          <input
            size={34}
            value={draft.stream}
            spellCheck={false}
            onChange={({ target }) => change({ stream: target.value })}
          />
        </label>
      </div>
      <label className={styles.field}>
        Data, as JSON
        <textarea
          value={draft.text}
          spellCheck={false}
          aria-invalid={fault !== null}
          onChange={({ target }) => change({ text: target.value })}
        />
      </label>
      {fault && <p className={styles.bad}>This is not JSON yet: {fault}</p>}
      <p>
        It lands in{' '}
        <strong>
          {place === null ? 'no workspace: it will be seen in the Lab only' : `the workspace ${place}`}
        </strong>
        , at the end of{' '}
        <strong>
          {branch === undefined || branch.id === mainBranch
            ? 'the main branch'
            : `the branch “${branch.name}”`}
        </strong>
        . Events cannot be taken back; a branch can be deleted.
      </p>
      <div className={styles.row}>
        <PanelButton look="main" isBusy={busy} disabled={fault !== null} onClick={append}>
          Write the event
        </PanelButton>
      </div>
      {outcome && <Outcome outcome={outcome} />}
    </>
  );
};

export const WriteView = ({ log }: { readonly log: LogControls }) => {
  const [shapes, setShapes] = useState<readonly EventShape[] | null>(null);
  useEffect(() => {
    let current = true;
    void log.shapes().then((all) => current && setShapes(all));
    return () => {
      current = false;
    };
  }, [log]);
  return (
    <div className={styles.page}>
      <h3>Write an event</h3>
      <p className="quiet">
        It must be of a type that the product knows and have exactly the fields of that type. It carries the
        actor “system lab” and the tag “origin:lab”, so that it can always be told from what people did. No
        rule of the product is asked: it is a fact from then on.
      </p>
      {shapes ? <Form log={log} shapes={shapes} /> : <p aria-busy="true">Reading the shapes…</p>}
    </div>
  );
};
