/** Which of antd's components each stylesheet styles. The build fails and names what a page uses and is not here, and what is here without a use. */
import { Form, Input } from 'antd';
import { Fragment, createElement as h, type ReactNode } from 'react';

export type AntdSheet = {
  readonly id: string;
  /** Exports of antd, as static-style-extract takes them. */
  readonly components: readonly string[];
  /** What that package leaves out. */
  readonly more: ReactNode;
};

/** The package's own specimen of Input shows the deprecated Input.Group, which antd warns of. */
const inputs = h(
  Fragment,
  null,
  h(Input),
  h(Input.Password),
  h(Input.TextArea),
  h(Input.Search),
  h(Input.OTP),
);

const form = h(Form, null, h(Form.Item, { label: 'a' }, h(Input)));

/** A sheet holds what no sheet before it holds, so each needs those before it. */
export const antdSheets: readonly AntdSheet[] = [
  // What public pages use, and what that brings along.
  {
    id: 'virtual:antd.css',
    components: ['Button', 'Checkbox', 'Segmented', 'Space', 'Spin', 'Tooltip'],
    more: inputs,
  },
  // What a signed-in page shows first. App brings the dialogs and messages that it opens.
  {
    id: 'virtual:antd-core.css',
    components: [
      ...['App', 'Col', 'Divider', 'Drawer', 'Empty', 'Layout', 'Menu', 'Modal', 'Row', 'Skeleton'],
      ...['Statistic', 'Tag', 'message', 'notification'],
    ],
    more: null,
  },
  // All others. The filters of a Table bring the Tree.
  {
    id: 'virtual:antd-late.css',
    components: [
      ...['Alert', 'AutoComplete', 'Avatar', 'Card', 'Collapse', 'ColorPicker', 'DatePicker', 'Descriptions'],
      ...['Dropdown', 'InputNumber', 'Pagination', 'Popconfirm', 'Popover', 'Progress', 'Radio', 'Select'],
      ...['Slider', 'Steps', 'Switch', 'Table', 'Tabs', 'Timeline', 'Tree', 'Upload'],
    ],
    more: form,
  },
];
