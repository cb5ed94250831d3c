/** Renders the fields in which two clients differ, each with a choice of the surviving value. */
import { Radio } from 'antd';
import { useId } from 'react';
import type { MergedField } from '#domain/clients/mergedFields.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import styles from '../../parts/conflict/ConflictDialog.module.css';
import { useStaff } from '../../parts/useStaff.ts';
import { mergedLabels, mergedText } from './mergeWords.ts';

type RowProps = {
  field: MergedField;
  stays: ClientItem;
  merged: ClientItem;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
};

const Row = ({ field, stays, merged, isTaken, onTake }: RowProps) => {
  const group = useId();
  const staff = useStaff();
  const label = mergedLabels[field];
  const sides = [
    { client: stays, of: 'Kept', checked: !isTaken },
    { client: merged, of: 'Merged', checked: isTaken },
  ];
  return (
    <tr>
      <th scope="row">{label}</th>
      {sides.map(({ client, of, checked }) => {
        const text = mergedText(client, field, staff);
        return (
          <td key={client.id} data-label={of}>
            <Radio
              name={group}
              checked={checked}
              aria-label={`${label}: ${text}`}
              onChange={() => onTake(client === merged)}
            >
              {text}
            </Radio>
          </td>
        );
      })}
    </tr>
  );
};

type MergeFieldsProps = Pick<RowProps, 'stays' | 'merged'> & {
  fields: readonly MergedField[];
  takes: readonly MergedField[];
  onTake: (takes: readonly MergedField[]) => void;
};

export const MergeFields = ({ fields, takes, onTake, ...pair }: MergeFieldsProps) => (
  <table className={styles.table} aria-label="Fields that differ">
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Kept</th>
        <th scope="col">Merged</th>
      </tr>
    </thead>
    <tbody>
      {fields.map((field) => (
        <Row
          key={field}
          field={field}
          {...pair}
          isTaken={takes.includes(field)}
          onTake={(isTaken) => onTake(isTaken ? [...takes, field] : takes.filter((one) => one !== field))}
        />
      ))}
    </tbody>
  </table>
);
