/** Renders the differing fields of two versions with the base and a choice. */
import { Radio } from 'antd';
import { useId } from 'react';
import type { Choices, Difference, FieldValue, Side, Versions } from '#domain/editing/threeWayMerge.ts';
import styles from './ConflictDialog.module.css';
import type { FieldWords } from './fieldWords.ts';

type DifferenceTableProps = FieldWords & {
  readonly part: string;
  readonly versions: Versions;
  readonly differences: readonly Difference[];
  readonly choices: Choices;
  readonly onChoose: (field: string, side: Side) => void;
};

const sides = ['theirs', 'mine'] as const;
const sideWords: Readonly<Record<Side, string>> = { theirs: 'Saved now', mine: 'Yours' };

const written = (value: FieldValue | undefined, word: string | undefined): string => {
  if (word !== undefined) return word;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === undefined || value === '' ? '—' : value;
};

type RowProps = Omit<DifferenceTableProps, 'differences' | 'part'> & { readonly difference: Difference };

const Row = ({ difference: { field, changedBy }, versions, choices, labels, wordOf, onChoose }: RowProps) => {
  const group = useId();
  const label = labels[field] ?? field;
  const textOf = (value: FieldValue | undefined) =>
    written(value, value === undefined ? undefined : wordOf?.(field, value));
  return (
    <tr data-undecided={choices[field] === undefined}>
      <th scope="row">
        {label}
        {changedBy === 'both' && <span className={styles.both}>Changed by both</span>}
      </th>
      <td data-label="Before">{textOf(versions.before[field])}</td>
      {sides.map((side) => (
        <td key={side} data-label={sideWords[side]}>
          <Radio
            name={group}
            checked={choices[field] === side}
            aria-label={`${label}: ${sideWords[side]}, ${textOf(versions[side][field])}`}
            onChange={() => onChoose(field, side)}
          >
            {textOf(versions[side][field])}
          </Radio>
        </td>
      ))}
    </tr>
  );
};

export const DifferenceTable = ({ part, differences, ...rest }: DifferenceTableProps) => (
  <table className={styles.table} aria-label={`${part}s that differ`}>
    <thead>
      <tr>
        <th scope="col">{part}</th>
        <th scope="col">Before</th>
        {sides.map((side) => (
          <th key={side} scope="col">
            {sideWords[side]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {differences.map((difference) => (
        <Row key={difference.field} difference={difference} {...rest} />
      ))}
    </tbody>
  </table>
);
