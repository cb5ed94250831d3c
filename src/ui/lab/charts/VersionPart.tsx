/** Compares the shown chart with a version from a file, or two such versions: their new, gone and changed parts. */

import { useState } from 'react';
import { parseBounded } from '#domain/boundedJson.ts';
import type { Chart, ChartTransition } from '#machines/chart.ts';
import { chartOfConfig } from '#machines/chartOf.ts';
import styles from './CopyPart.module.css';
import { type PartChange, partChanges } from './chartDiff.ts';
import type { ChartSubject } from './chartSubject.ts';
import { triggerText } from './chartText.ts';
import { toConfig } from './exports/toConfig.ts';

/** In characters. */
const versionBounds = { longest: 1_000_000, deepest: 100 } as const;

/** Guards of a module are calls, `and(["isPaid", not("isOld")])`; as a name that is `and(isPaid, not(isOld))`. */
const guardAsName = (_: string, call: string): string => `"guard": "${call.replace(/["[\]]/g, '')}"`;

/** The configuration in an exported module, which is read and never run. */
const configIn = (text: string): string => {
  const [, config] = /createMachine\((\{[\s\S]*\})\);?\s*$/.exec(text) ?? [];
  return config?.replace(/"guard": ((?:and|or|not)\(.*\))(?=,?$)/gm, guardAsName) ?? text;
};

/** Null if the text is neither a configuration for XState as JSON nor a module that was exported here. */
export const readVersion = (text: string): Chart | null => {
  const parsed = parseBounded(configIn(text), versionBounds);
  const config = Object(parsed.ok ? parsed.value : null) as { id?: unknown; states?: unknown };
  if (typeof config.id !== 'string' || (config.states !== undefined && typeof config.states !== 'object'))
    return null;
  try {
    return chartOfConfig(config);
  } catch {
    return null;
  }
};

/** An export replaces the names of fixed delays by their lengths, so both sides are compared as exported. */
const asExported = (chart: Chart): Chart => chartOfConfig(toConfig(chart));

/** The place of a transition, whatever the name of its delay. */
const placeOf = ({ source, trigger, id }: ChartTransition): string =>
  `${source}|${triggerText(trigger, source)}|${id.slice(id.lastIndexOf('|') + 1)}`;

/** Null for `after`: the chart at work. The ids of the changes are those of the chart at work. */
export const versionChanges = (atWork: Chart, before: Chart, after: Chart | null): readonly PartChange[] => {
  const own = asExported(atWork);
  const ids = new Map(atWork.transitions.map((way) => [placeOf(way), way.id]));
  const known = new Map(own.transitions.map((way) => [way.id, ids.get(placeOf(way)) ?? way.id]));
  return partChanges(before, after ?? own).map((change) => ({
    ...change,
    id: known.get(change.id) ?? change.id,
  }));
};

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
