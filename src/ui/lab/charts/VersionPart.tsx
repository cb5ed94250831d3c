/** Compares the shown chart with a version from a file, or two such versions: their new, gone and changed parts. */
import { useState } from 'react';
import type { Chart } from '#machines/chart.ts';
import styles from './CopyPart.module.css';
import type { PartChange } from './chartDiff.ts';
import type { ChartSubject } from './chartSubject.ts';
import { readVersion, versionBounds, versionChanges } from './chartVersion.ts';

type Version = { readonly file: string; readonly chart: Chart };

type Side = 'before' | 'after';

const problemOf = (name: string, chart: Chart | null, subject: ChartSubject): string => {
  if (chart === null)
    return `${name} is no state chart. Choose an XState config or module, as Export saves them.`;
  return chart.id === subject.id ? '' : `${name} is the chart “${chart.id}”, and this is “${subject.id}”.`;
};

const countWords = (changes: readonly PartChange[]): string => {
  const counts = (['new', 'gone', 'changed'] as const).flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count === 0 ? [] : [`${count} ${kind}`];
  });
  return counts.length === 0 ? 'No difference.' : `${counts.join(', ')}.`;
};

type VersionFieldProps = {
  readonly label: string;
  readonly chosen: string;
  readonly onFile: (file: File | undefined) => void;
};

const VersionField = ({ label, chosen, onFile }: VersionFieldProps) => (
  <label className={styles.file}>
    {label}: {chosen}
    <input
      type="file"
      accept=".json,.mjs,.js,application/json,text/javascript"
      className="visually-hidden"
      onChange={({ target }) => {
        onFile(target.files?.[0]);
        // The same file may have changed.
        target.value = '';
      }}
    />
  </label>
);

export type VersionPartProps = {
  readonly subject: ChartSubject;
  readonly changes: readonly PartChange[] | null;
  readonly onChanges: (changes: readonly PartChange[] | null) => void;
  readonly onPoint: (transition: string | null) => void;
};

export const VersionPart = ({ subject, changes, onChanges, onPoint }: VersionPartProps) => {
  const [sides, setSides] = useState<Readonly<Partial<Record<Side, Version>>>>({});
  const [problem, setProblem] = useState('');
  const read = async (side: Side, file: File | undefined) => {
    if (file === undefined) return;
    const chart = file.size > versionBounds.longest ? null : readVersion(await file.text());
    const found = problemOf(file.name, chart, subject);
    setProblem(found);
    if (chart === null || found !== '') return;
    const next = { ...sides, [side]: { file: file.name, chart } };
    setSides(next);
    if (next.before)
      onChanges(versionChanges(subject.index.chart, next.before.chart, next.after?.chart ?? null));
  };
  return (
    <details className={styles.part}>
      <summary>Compare versions</summary>
      <div className={styles.acts}>
        <VersionField
          label="Before"
          chosen={sides.before?.file ?? 'choose a file'}
          onFile={(file) => void read('before', file)}
        />
        <VersionField
          label="After"
          chosen={sides.after?.file ?? 'this chart'}
          onFile={(file) => void read('after', file)}
        />
      </div>
      <p role="status">{problem || (changes === null ? '' : countWords(changes))}</p>
      {changes !== null && changes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <ul className={styles.changes} aria-label="Changes" tabIndex={0}>
          {changes.map(({ kind, id, before, after }) => (
            <li
              key={`${kind} ${id}`}
              data-change={kind}
              onPointerEnter={() => onPoint(id)}
              onPointerLeave={() => onPoint(null)}
            >
              <strong>{kind}</strong> {before && <del>{before.words}</del>}
              {before && after && ' '}
              {after && <ins>{after.words}</ins>}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
};
