/** Renders a widget's position and size as number fields, equivalent to dragging and keys. */
import { gridColumns, mostRows, type Size } from '#domain/dashboards/grid.ts';
import { readWithin } from '#domain/numbers/readWithin.ts';
import { FormField } from '../../../../widgets/FormField.tsx';
import { NumberInput } from '../../../../widgets/NumberInput.tsx';
import styles from './Editor.module.css';

export const PlaceFields = ({ least }: { least: Size }) => {
  const fields = [
    { name: 'column', label: 'Column', least: 1, most: gridColumns },
    { name: 'row', label: 'Row', least: 1, most: 400 },
    { name: 'width', label: 'Width in columns', least: least.width, most: gridColumns },
    { name: 'height', label: 'Height in rows', least: least.height, most: mostRows },
  ];
  return (
    <div className={styles.places}>
      {fields.map(({ name, label, ...range }) => (
        <FormField key={name} name={name} label={label} problemOf={(text) => readWithin(text, range).problem}>
          <NumberInput inputMode="numeric" {...range} />
        </FormField>
      ))}
    </div>
  );
};
