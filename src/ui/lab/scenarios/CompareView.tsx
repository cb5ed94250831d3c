/** Renders two runs side by side from ten frames before their divergence. */
import { divergence, type Side } from '#scenarios/diverge.ts';
import type { TraceFile } from '#scenarios/traceFile.ts';
import type { Frame } from '#world/trace.ts';
import { Differences } from '../Differences.tsx';
import { useLab } from '../LabContext.ts';
import { timeOfDay } from '../timeOfDay.ts';
import styles from './CompareView.module.css';
import type { Compared } from './RunTools.tsx';
import { openedTrace } from './traceSource.ts';

const Line = ({ frame, parts }: { readonly frame: Frame; readonly parts?: boolean }) => (
  <li className={styles.frame} data-kind={frame.kind} data-parts={parts}>
    <time className="quiet">{timeOfDay(frame.at)}</time>
    <span className="quiet">{frame.kind}</span>
    <span>
      {frame.actor === null ? '' : `${frame.actor}: `}
      {frame.name}
    </span>
  </li>
);

const noNames = new Map<string, string>();

const describeFrame = ({ at, kind, name, actor, detail }: Frame): object => ({
  time: timeOfDay(at),
  kind,
  name,
  actor,
  ...Object(detail),
});

type ColumnProps = { readonly title: string; readonly file: TraceFile; readonly side: Side };

const Column = ({ title, file, side }: ColumnProps) => {
  const { source, openTrace } = useLab();
  const { before, frame, index } = side;
  const open = () => openTrace({ ...openedTrace(file, source), frame: frame?.number ?? null });
  return (
    <section className={styles.column} aria-label={title}>
      <h4>
        {title} <span>seed {file.script.seed}</span>
      </h4>
      <ol className="fine">
        {before.map((one) => (
          <Line key={one.number} frame={one} />
        ))}
        {frame ? (
          <Line frame={frame} parts />
        ) : (
          <li className={styles.frame} data-parts>
            {index >= file.frames.length ? 'The run is over here.' : 'Nothing like it in this step.'}
          </li>
        )}
      </ol>
      <button type="button" className={styles.open} onClick={open}>
        Look into it there
      </button>
    </section>
  );
};

type CompareViewProps = { readonly compared: Compared; readonly onLeave: () => void };

export const CompareView = ({ compared: { one, other }, onLeave }: CompareViewProps) => {
  const isSame = one.file.script.seed === other.file.script.seed;
  const found = divergence(one.file.frames, other.file.frames, isSame ? 'exact' : 'shape');
  return (
    <section className={styles.view} aria-label="Comparison">
      <button type="button" className={styles.open} onClick={onLeave}>
        Back to the stage
      </button>
      <p role="status" className={styles.sum}>
        {found === null
          ? `Both runs are alike, ${isSame ? `all ${one.file.frames.length} frames` : 'step by step'}.`
          : `They part ${found.step === null ? 'before the first step' : `in the step “${found.step}”`}.`}
      </p>
      {found && (
        <>
          <div className={styles.columns}>
            <Column {...one} side={found.one} />
            <Column {...other} side={found.other} />
          </div>
          {found.one.frame && found.other.frame && (
            <Differences
              title="What differs in that moment"
              before={describeFrame(found.one.frame)}
              after={describeFrame(found.other.frame)}
              names={noNames}
              sides={[one.title, other.title]}
            />
          )}
        </>
      )}
    </section>
  );
};
