/** Which of antd's components each stylesheet styles. A component that a page uses must stand here, else the build fails and names it. */
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
      ...['App', 'Col', 'Divider', 'Drawer', 'Empty', 'Flex', 'Layout', 'Menu', 'Modal', 'Row', 'Skeleton'],
      ...['Statistic', 'Tag', 'Typography', 'message', 'notification'],
    ],
    more: null,
  },
  {
    id: 'virtual:antd-late.css',
    components: [
      ...[
        'Affix',
        'Alert',
        'AutoComplete',
        'Avatar',
        'Badge',
        'Breadcrumb',
        'Card',
        'Collapse',
        'ColorPicker',
      ],
      ...['DatePicker', 'Descriptions', 'Dropdown', 'FloatButton', 'InputNumber', 'Listy'],
      ...['Pagination', 'Popconfirm', 'Popover', 'Progress', 'QRCode', 'Radio', 'Rate', 'Result', 'Select'],
      ...['Slider', 'Splitter', 'Steps', 'Switch', 'Table', 'Tabs', 'Timeline', 'Tour', 'Tree', 'Upload'],
    ],
    more: form,
  },
];
