/** One specimen of every antd component the product uses, each rendered so that all its styles register. */
import {
  Alert,
  App,
  Avatar,
  Badge,
  Button,
  Card,
  Checkbox,
  Descriptions,
  Divider,
  Drawer,
  Dropdown,
  Empty,
  Flex,
  Form,
  Input,
  Layout,
  List,
  Menu,
  Modal,
  message,
  notification,
  Pagination,
  Popover,
  Progress,
  Radio,
  Result,
  Segmented,
  Select,
  Skeleton,
  Space,
  Spin,
  Statistic,
  Switch,
  Table,
  Tabs,
  Tag,
  Tooltip,
  Tree,
  Typography,
} from 'antd';
import { Fragment, createElement as h, type ReactNode } from 'react';

/** Specimens that antd offers for its own style extraction, absent from the public types. */
type Specimens = { _InternalPanelDoNotUseOrYouWillBeFired: (props: { type?: string }) => ReactNode };

const panelOf = (holder: unknown) => (holder as Specimens)._InternalPanelDoNotUseOrYouWillBeFired;

const controls = (): ReactNode =>
  h(
    Fragment,
    null,
    h(Button, { loading: true }),
    h(Space.Compact, null, h(Button), h(Input)),
    h(Space, null, h(Space.Addon, null, '+')),
    h(Input),
    h(Input.Password),
    h(Input.Search),
    h(Input.TextArea),
    h(Input.OTP),
    h(Checkbox),
    h(Radio),
    h(Switch),
    h(Segmented, { options: ['a'] }),
    h(Select),
    h(Form, null, h(Form.Item, { label: 'a', help: 'b' }, h(Input))),
  );

const surfaces = (): ReactNode =>
  h(
    Fragment,
    null,
    h(Alert, { title: 'a' }),
    h(Avatar),
    h(Badge, { count: 1 }),
    h(Badge.Ribbon),
    h(Card, { title: 'a' }),
    h(Descriptions),
    h(Divider),
    h(Empty),
    h(Flex),
    h(Layout, null, h(Layout.Sider)),
    h(List, { dataSource: [1] }),
    h(Progress),
    h(Result),
    h(Skeleton),
    h(Spin),
    h(Statistic),
    h(Tag, { color: 'blue' }, 'a'),
    h(Tag, { color: 'success' }, 'a'),
    h(Typography.Text, null, 'a'),
    h(Pagination),
    h(Table),
    h(Tree, { treeData: [] }),
    h(Tabs, { items: [] }),
  );

const overlays = (): ReactNode =>
  h(
    Fragment,
    null,
    h(App),
    h(Drawer),
    h(Menu, { items: [] }),
    h(Modal),
    h(Popover),
    h(Tooltip),
    h(Dropdown, { menu: { items: [] } }, h('i')),
    h(panelOf(Modal), { type: 'confirm' }),
    h(panelOf(message)),
    h(panelOf(notification)),
  );

export function antdSamples(): ReactNode {
  return h(Fragment, null, controls(), surfaces(), overlays());
}
