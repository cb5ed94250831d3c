/** Where a widget stands and how large it is, as numbers: the same as by drag and by keys. */
import { Form, InputNumber } from 'antd';
import { gridColumns, mostRows, type Size } from '#domain/dashboards/grid.ts';
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
      {fields.map(({ name, label, least: min, most: max }) => (
        <Form.Item key={name} name={name} label={label}>
          <InputNumber aria-label={label} min={min} max={max} precision={0} />
        </Form.Item>
      ))}
    </div>
  );
};
