/** What a person chooses of a table for themselves: its columns and how dense it is. */
import { Button, Checkbox, Segmented } from 'antd';
import { useState } from 'react';
import { ViewControl } from '../view/ViewControl.tsx';
import styles from './TableSettings.module.css';
import { type Density, usualHabits } from './tableHabits.ts';
import type { HabitsInUse } from './useTableHabits.ts';

const densityOptions: { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];

type TableSettingsProps = HabitsInUse & {
  /** Of the table: `Clients`. */
  name: string;
  /** Those that can be left out. */
  columns: readonly { readonly key: string; readonly title: string }[];
};

const Panel = ({ habits, change, columns }: TableSettingsProps) => {
  const { hidden, density } = habits;
  const isUsual = hidden.length === 0 && density === usualHabits.density;
  return (
    <>
      <Segmented
        aria-label="Density"
        options={densityOptions}
        value={density}
        onChange={(next) => change({ density: next })}
      />
      <fieldset className={styles.columns}>
        <legend>Columns</legend>
        {columns.map(({ key, title }) => (
          <Checkbox
            key={key}
            checked={!hidden.includes(key)}
            onChange={({ target }) =>
              change({ hidden: target.checked ? hidden.filter((one) => one !== key) : [...hidden, key] })
            }
          >
            {title}
          </Checkbox>
        ))}
      </fieldset>
      <Button
        size="small"
        disabled={isUsual}
        onClick={() => change({ hidden: usualHabits.hidden, density: usualHabits.density })}
      >
        As usual
      </Button>
    </>
  );
};

export const TableSettings = (props: TableSettingsProps) => {
  const [isOpen, setOpen] = useState(false);
  const count = props.columns.filter(({ key }) => props.habits.hidden.includes(key)).length;
  return (
    <ViewControl
      name={`Table of ${props.name.toLowerCase()}`}
      text={count === 0 ? 'Columns' : `Columns (${count} hidden)`}
      isOpen={isOpen}
      onOpen={setOpen}
      onNear={() => undefined}
      panel={() => <Panel {...props} />}
    />
  );
};
