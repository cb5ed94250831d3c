/** Resolves a conflicting edit field by field: the base, their version and mine. */
import { Button, Flex, Radio, Space } from 'antd';
import { useId, useState } from 'react';
import type { Difference, FieldValue } from '#domain/editing/threeWayMerge.ts';
import {
  type Choices,
  differencesOf,
  mergeFields,
  plainChoices,
  type Side,
  type Versions,
} from '#domain/editing/threeWayMerge.ts';
import type { EditFields } from '#machines/editing/editFormMachine.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
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

const DifferenceTable = ({ part, differences, ...rest }: DifferenceTableProps) => (
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

type ConflictWords = {
  readonly part: string;
  readonly one: string;
  readonly many: string;
  readonly back: string;
};

const wordsOfForm: ConflictWords = { part: 'Field', one: 'field', many: 'fields', back: 'Back to the form' };

type ConflictDialogProps = FieldWords & {
  readonly title: string;
  readonly versions: Versions;
  readonly words?: ConflictWords;
  readonly start?: Choices;
  /** Reason why the result is invalid; null: none. */
  readonly problemOf?: (fields: EditFields) => string | null;
  readonly onSave: (fields: EditFields) => void;
  readonly onClose: () => void;
};

const countWords = (asked: number, open: number, { one, many }: ConflictWords): string => {
  if (asked === 0) return `You changed different ${many}, so both changes can stay.`;
  if (open === 0) return `Every ${one} is decided.`;
  return open === 1
    ? `You both changed 1 ${one}. Choose which to keep.`
    : `You both changed ${open} ${many}. Choose which to keep.`;
};

export const ConflictDialog = (props: ConflictDialogProps) => {
  const { title, versions, labels, wordOf, words = wordsOfForm, start, problemOf, onSave, onClose } = props;
  const differences = differencesOf(versions).filter(({ field }) => Object.hasOwn(labels, field));
  const [choices, setChoices] = useState<Choices>(() => start ?? plainChoices(versions));
  const all = (side: Side) => setChoices(Object.fromEntries(differences.map(({ field }) => [field, side])));
  const open = differences.filter(({ field }) => choices[field] === undefined).length;
  const asked = differences.filter(({ changedBy }) => changedBy === 'both').length;
  const problem = open === 0 ? (problemOf?.(mergeFields(versions, choices)) ?? null) : null;
  return (
    <KitModal title="Someone else saved first" focus="title" size="wide" onClose={onClose}>
      <Flex vertical gap={16} className={styles.body ?? ''}>
        <p>
          <strong>{title}</strong> was changed while you were editing. Nothing of yours is saved yet.
        </p>
        {differences.length === 0 ? (
          <p>What you typed is the same as what is saved now.</p>
        ) : (
          <>
            <Space wrap>
              <Button size="small" onClick={() => all('mine')}>
                Keep my changes
              </Button>
              <Button size="small" onClick={() => all('theirs')}>
                Discard mine
              </Button>
            </Space>
            <DifferenceTable
              part={words.part}
              versions={versions}
              differences={differences}
              choices={choices}
              labels={labels}
              {...(wordOf ? { wordOf } : {})}
              onChoose={(field, side) => setChoices({ ...choices, [field]: side })}
            />
            <p role="status">{problem ?? countWords(asked, open, words)}</p>
          </>
        )}
        <Space wrap>
          <Button
            type="primary"
            disabled={open > 0 || problem !== null}
            onClick={() => onSave(mergeFields(versions, choices))}
          >
            Save the result
          </Button>
          <Button onClick={onClose}>{words.back}</Button>
        </Space>
      </Flex>
    </KitModal>
  );
};
