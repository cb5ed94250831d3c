/** Renders a segmented choice with one tab stop, in which arrow keys choose. */
import { Segmented, type SegmentedProps } from 'antd';

/** Ant Design makes the group a second tab stop, which handles no keys. */
export const KitSegmented = <Value extends string | number>(
  props: Omit<SegmentedProps<Value>, 'tabIndex' | 'ref'>,
) => <Segmented<Value> {...props} tabIndex={-1} />;
