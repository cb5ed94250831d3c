/** Lists the antd components of each stylesheet; the build fails on a missing or an unused one. */
import { Form, Input } from 'antd';
import { Fragment, createElement as h, type ReactNode } from 'react';

export type AntdSheet = {
  readonly id: string;
  readonly components: readonly string[];
  readonly more: ReactNode;
};

/** The package's own specimen of Input shows the deprecated Input.Group, which antd warns about. */
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

/** A sheet contains only rules that no earlier sheet has, so each needs those before it. */
export const antdSheets: readonly AntdSheet[] = [
  {
    id: 'virtual:antd.css',
    components: ['Button', 'Checkbox', 'Segmented', 'Space', 'Spin', 'Tooltip'],
    more: inputs,
  },
  // Components that a signed-in page shows first. App brings the dialogs and messages that it opens.
  {
    id: 'virtual:antd-core.css',
    components: [
      ...['App', 'Col', 'Divider', 'Drawer', 'Empty', 'Flex', 'Layout', 'Menu', 'Modal', 'Row', 'Skeleton'],
      ...['Statistic', 'Tag', 'message', 'notification'],
    ],
    more: null,
  },
  // All others. The filters of a Table bring the Tree.
  {
    id: 'virtual:antd-late.css',
    components: [
      ...['Alert', 'AutoComplete', 'Card', 'Collapse', 'ColorPicker', 'DatePicker', 'Descriptions'],
      ...['Dropdown', 'InputNumber', 'Pagination', 'Popconfirm', 'Popover', 'Progress', 'QRCode', 'Radio'],
      ...['Select', 'Slider', 'Steps', 'Switch', 'Table', 'Tabs', 'Timeline', 'Tree', 'Upload'],
    ],
    more: form,
  },
];
