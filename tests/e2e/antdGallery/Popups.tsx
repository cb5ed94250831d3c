/** Renders antd's popups, all open at once. */
import {
  App,
  AutoComplete,
  Button,
  ColorPicker,
  DatePicker,
  Drawer,
  Dropdown,
  Flex,
  Modal,
  Popconfirm,
  Popover,
  Select,
  Tooltip,
  Tour,
} from 'antd';
import { useEffect } from 'react';

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B', disabled: true },
];
const menu = {
  items: [{ key: 'a', label: 'A' }, { type: 'divider' as const }, { key: 'b', label: 'B', danger: true }],
};
const kinds = ['success', 'info', 'warning', 'error'] as const;

const Notices = () => {
  const { message, notification, modal } = App.useApp();
  useEffect(() => {
    for (const kind of kinds) {
      void message.open({ type: kind, content: kind, duration: 0 });
      notification.open({ type: kind, title: kind, description: 'told', duration: 0 });
    }
    modal.confirm({ title: 'Sure?', content: 'Really' });
  }, [message, notification, modal]);
  return null;
};

export const Popups = () => (
  <Flex wrap gap={12}>
    <Select open options={options} defaultValue="a" />
    <Select open options={[]} />
    <AutoComplete open options={options} />
    <DatePicker open showNow={false} />
    <DatePicker.RangePicker open />
    <ColorPicker open defaultValue="#0f766e" presets={[{ label: 'p', colors: ['#123456'] }]} />
    <Dropdown open menu={menu}>
      <Button>menu</Button>
    </Dropdown>
    <Tooltip open title="tooltip">
      <Button>tooltip</Button>
    </Tooltip>
    <Tooltip open title="blue" color="blue">
      <Button>blue</Button>
    </Tooltip>
    <Popover open title="Popover" content="content">
      <Button>popover</Button>
    </Popover>
    <Popconfirm open title="Popconfirm" description="content">
      <Button>popconfirm</Button>
    </Popconfirm>
    <Modal open title="Modal">
      body
    </Modal>
    <Drawer open title="Drawer" extra="more">
      body
    </Drawer>
    <Tour open steps={[{ title: 'Tour', description: 'told' }, { title: 'Next' }]} />
    <Notices />
  </Flex>
);
