/** Renders the personal settings of a table: columns and density. */
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { ViewControl } from '../view/ViewControl.tsx';
import styles from './TableSettings.module.css';
import { type Density, usualHabits } from './tableHabits.ts';
import type { HabitsInUse } from './useTableHabits.ts';

const densityOptions: { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];

type TableSettingsProps = HabitsInUse & {
  name: string;
  columns: readonly { readonly key: string; readonly title: string }[];
  usual?: readonly string[];
};

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key) => other.includes(key));

const Panel = ({ habits, change, columns, usual = usualHabits.hidden }: TableSettingsProps) => {
  const { hidden, density } = habits;
  const isUsual = isSame(hidden, usual) && density === usualHabits.density;
  return (
    <>
      <KitSegmented
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
        onClick={() => change({ hidden: usual, density: usualHabits.density })}
      >
        As usual
      </Button>
    </>
  );
};

export const TableSettings = (props: TableSettingsProps) => {
  const [isOpen, setOpen] = useState(false);
  const { columns, usual = usualHabits.hidden, habits } = props;
  const hidden = columns.map(({ key }) => key).filter((key) => habits.hidden.includes(key));
  return (
    <ViewControl
      name={`Table of ${props.name.toLowerCase()}`}
      text={isSame(hidden, usual) ? 'Columns' : `Columns (${hidden.length} hidden)`}
      isOpen={isOpen}
      onOpen={setOpen}
      onNear={() => undefined}
      panel={() => <Panel {...props} />}
    />
  );
};
