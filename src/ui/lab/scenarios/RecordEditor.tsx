/** Edits a recorded script: reorders, changes, adds and removes steps, replays and exports it. */
import { useId, useRef, useState } from 'react';
import { type BlankStep, blankSteps, moved, partsOf, withPart } from '#scenarios/recordedEdits.ts';
import { type Script, type Step, verbOf } from '#scenarios/script.ts';
import { tellStep } from '#scenarios/tellStep.ts';
import { useFocusWhen } from '../../widgets/focusTrap.ts';
import { useFocusOnceDrawn } from '../../widgets/moveFocus.ts';
import levers from './PlaybackControls.module.css';
import styles from './RecordEditor.module.css';
import { titled } from './recordDraft.ts';
import { ScriptTools } from './ScriptTools.tsx';

type RecordEditorProps = {
  readonly script: Script;
  readonly takesFocus: boolean;
  readonly onChange: (changes: Partial<Script>) => void;
  readonly onReplay: () => void;
  readonly onGoOn: () => void;
  readonly onDiscard: () => void;
  readonly onLeave: () => void;
};

type StepFormProps = {
  readonly step: Step;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (step: Step) => void;
  readonly onMove: (by: number) => void;
  readonly onInsert: (blank: BlankStep) => void;
  readonly onDelete: () => void;
};

const blanks = Object.keys(blankSteps) as BlankStep[];

const StepForm = ({ step, isFirst, isLast, onChange, onMove, onInsert, onDelete }: StepFormProps) => {
  const id = useId();
  return (
    <div className={styles.form}>
      {partsOf(step).map(({ key, label, value }) => (
        <label key={key} className={styles.field}>
          <span>{label}</span>
          <input value={value} onChange={({ target }) => onChange(withPart(step, key, target.value))} />
        </label>
      ))}
      <div className={styles.levers}>
        <button type="button" className={levers.lever} disabled={isFirst} onClick={() => onMove(-1)}>
          Move up
        </button>
        <button type="button" className={levers.lever} disabled={isLast} onClick={() => onMove(1)}>
          Move down
        </button>
        <label className={styles.insert} htmlFor={id}>
          Insert after it
        </label>
        <select
          id={id}
          className={styles.select}
          value=""
          onChange={({ target }) => onInsert(target.value as BlankStep)}
        >
          <option value="" disabled>
            Choose
          </option>
          {blanks.map((blank) => (
            <option key={blank}>{blank}</option>
          ))}
        </select>
        <button type="button" className={levers.lever} onClick={onDelete}>
          Delete
        </button>
      </div>
    </div>
  );
};

type StepsProps = Pick<RecordEditorProps, 'script' | 'onChange'>;

const EditedSteps = ({ script, onChange }: StepsProps) => {
  const { steps } = script;
  const [open, setOpen] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const focusOnceDrawn = useFocusOnceDrawn();
  const change = (changed: readonly Step[], opened: number | null) => {
    onChange({ steps: changed });
    setOpen(opened);
  };
  /** Moves the focus to another step, because the pressed button is gone. */
  const rearrange = (changed: readonly Step[], opened: number | null, focused: number) => {
    focusOnceDrawn(() =>
      list.current?.children[Math.min(focused, changed.length - 1)]?.querySelector('button'),
    );
    change(changed, opened);
  };
  const lines = steps.map((step, index) => ({ step, index, id: `step ${index + 1}` }));
  return (
    <ol ref={list} className={styles.steps} aria-label="Steps">
      {lines.map(({ step, index, id }) => (
        <li key={id} data-kind={verbOf(step)} data-open={index === open || undefined}>
          <button
            type="button"
            className={styles.step}
            aria-expanded={index === open}
            onClick={() => setOpen(index === open ? null : index)}
          >
            <span className={styles.number}>{index + 1}</span>
            {tellStep(step)}
          </button>
          {index === open && (
            <StepForm
              step={step}
              isFirst={index === 0}
              isLast={index === steps.length - 1}
              onChange={(written) => change(steps.with(index, written), index)}
              onMove={(by) => rearrange(moved(steps, index, by), index + by, index + by)}
              onInsert={(blank) =>
                rearrange(steps.toSpliced(index + 1, 0, blankSteps[blank]), index + 1, index + 1)
              }
              onDelete={() => rearrange(steps.toSpliced(index, 1), null, index)}
            />
          )}
        </li>
      ))}
    </ol>
  );
};

const Discarding = ({ count, onDiscard }: { readonly count: number; readonly onDiscard: () => void }) => {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <button type="button" className={levers.lever} onClick={() => setAsked(true)}>
        Discard
      </button>
    );
  }
  return (
    <span className="quiet">
      {count} steps will be gone.{' '}
      <button type="button" className={levers.lever} onClick={onDiscard}>
        Discard them
      </button>{' '}
      <button type="button" className={levers.lever} onClick={() => setAsked(false)}>
        Keep
      </button>
    </span>
  );
};

export const RecordEditor = (props: RecordEditorProps) => {
  const { script, takesFocus, onChange, onReplay, onGoOn, onDiscard, onLeave } = props;
  const replay = useRef<HTMLButtonElement>(null);
  useFocusWhen(takesFocus, () => replay.current);
  return (
    <section className={styles.editor} aria-label="Recorded scenario">
      <div className={styles.levers}>
        <button type="button" className={levers.lever} onClick={onLeave}>
          All scenarios
        </button>
        <span className={styles.gap} />
        <Discarding count={script.steps.length} onDiscard={onDiscard} />
      </div>
      <div className={styles.head}>
        <label className={styles.field}>
          <span>Title</span>
          <input value={script.title} onChange={({ target }) => onChange({ title: target.value })} />
        </label>
        <label className={styles.seed}>
          <span>Seed</span>
          <input
            type="number"
            value={script.seed}
            onChange={({ target }) => onChange({ seed: Math.round(Number(target.value) || 0) })}
          />
        </label>
      </div>
      <div className={styles.levers}>
        <button
          ref={replay}
          type="button"
          className={levers.main}
          disabled={script.steps.length === 0}
          onClick={onReplay}
        >
          Replay
        </button>
        <button type="button" className={levers.lever} onClick={onGoOn}>
          Record on
        </button>
      </div>
      <EditedSteps script={script} onChange={onChange} />
      <div>
        <ScriptTools script={titled(script)} at={script.steps.length} />
      </div>
      <p className="fine quiet">Kept in this browser until you discard it.</p>
    </section>
  );
};
