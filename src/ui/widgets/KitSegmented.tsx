/** A choice of one of few, side by side: one stop of the Tab key, at what is chosen, and the arrow keys choose. */
import { Segmented, type SegmentedProps } from 'antd';

/** Ant Design makes a stop of the group besides the one of its radio buttons, at which no key does anything. */
export const KitSegmented = <Value extends string | number>(
  props: Omit<SegmentedProps<Value>, 'tabIndex' | 'ref'>,
) => <Segmented<Value> {...props} tabIndex={-1} />;
