/** Renders antd's display components. */
import {
  Affix,
  Alert,
  Badge,
  Breadcrumb,
  Button,
  Card,
  Col,
  Collapse,
  Descriptions,
  Divider,
  Empty,
  FloatButton,
  Layout,
  Listy,
  Menu,
  Pagination,
  Progress,
  QRCode,
  Result,
  Row,
  Skeleton,
  Spin,
  Splitter,
  Statistic,
  Steps,
  Table,
  Tabs,
  Tag,
  Timeline,
  Typography,
} from 'antd';

const items = [
  { key: 'a', label: 'A', children: 'a' },
  { key: 'b', label: 'B', children: 'b', disabled: true },
];
const menu = [
  { key: 'a', label: 'A' },
  { key: 'g', label: 'G', children: [{ key: 'b', label: 'B', danger: true }] },
];
const columns = [
  { dataIndex: 'name', title: 'Name', sorter: true, sortOrder: 'ascend' as const },
  { dataIndex: 'size', title: 'Size', filters: [{ text: 'x', value: 'x' }], ellipsis: true },
];
const rows = ['a', 'b', 'c'].map((name) => ({ key: name, name, size: name }));
const kinds = ['success', 'info', 'warning', 'error'] as const;

const Frames = () => (
  <Layout>
    <Layout.Header>head</Layout.Header>
    <Layout>
      <Layout.Sider collapsible>
        <Menu mode="inline" items={menu} defaultOpenKeys={['g']} defaultSelectedKeys={['a']} />
      </Layout.Sider>
      <Layout.Content>
        <Menu mode="horizontal" items={menu.slice(0, 1)} selectedKeys={['a']} />
        <Breadcrumb items={[{ title: 'a', href: '#a' }, { title: 'b' }]} />
        <Row gutter={8}>
          <Col span={6} xl={8}>
            col
          </Col>
        </Row>
        <Splitter style={{ height: 60 }}>
          <Splitter.Panel collapsible>one</Splitter.Panel>
          <Splitter.Panel>two</Splitter.Panel>
        </Splitter>
        <Affix offsetBottom={0}>
          <span>affix</span>
        </Affix>
      </Layout.Content>
    </Layout>
    <Layout.Footer>foot</Layout.Footer>
  </Layout>
);

const States = () => (
  <>
    {kinds.map((kind) => (
      <Alert key={kind} type={kind} title={kind} description="told" showIcon closable />
    ))}
    {[...kinds, 'processing', 'default', 'blue', 'gold'].map((colour) => (
      <Tag key={colour} color={colour} closable>
        {colour}
      </Tag>
    ))}
    {[...(['success', 'processing', 'default', 'error', 'warning'] as const)].map((status) => (
      <Badge key={status} status={status} text={status} />
    ))}
    <Badge count={5}>
      <Button>A</Button>
    </Badge>
    <Badge.Ribbon text="new" color="green">
      <Card title="Card" extra="more" actions={['go']}>
        text
      </Card>
    </Badge.Ribbon>
    <Progress percent={40} />
    <Progress percent={70} type="circle" status="exception" />
    <Progress percent={100} steps={4} />
    <Skeleton avatar active />
    <Spin />
    <Empty />
    <Result status="success" title="Done" subTitle="all of it" />
    <Statistic title="Clients" value={1234} prefix="£" />
  </>
);

const Contents = () => (
  <>
    <Table
      columns={columns}
      dataSource={rows}
      rowSelection={{ selectedRowKeys: ['a'] }}
      expandable={{ expandedRowRender: () => 'more', defaultExpandedRowKeys: ['b'] }}
      pagination={{ pageSize: 2, showSizeChanger: true }}
    />
    <Table columns={columns} dataSource={[]} size="small" bordered footer={() => 'foot'} loading />
    <Pagination total={90} showQuickJumper current={3} />
    <Tabs items={items} />
    <Tabs items={items} type="editable-card" />
    <Steps
      items={[{ title: 'a' }, { title: 'b', content: 'told' }, { title: 'c' }]}
      current={1}
      status="error"
    />
    <Timeline items={[{ content: 'a' }, { content: 'b', color: 'red' }]} />
    <Collapse items={items} defaultActiveKey={['a']} />
    <Descriptions title="About" bordered items={items} />
    <Listy items={rows} itemRender={({ name }) => name} rowKey="key" height={90} />
    <Divider>or</Divider>
    <Typography.Title level={3}>Title</Typography.Title>
    <Typography.Paragraph copyable editable type="secondary">
      text <Typography.Link href="#b">link</Typography.Link> <Typography.Text code>code</Typography.Text>
    </Typography.Paragraph>
    <QRCode type="svg" value="https://example.com" />
    <FloatButton.Group shape="square">
      <FloatButton badge={{ count: 3 }} />
      <FloatButton type="primary" />
    </FloatButton.Group>
  </>
);

export const Views = () => (
  <>
    <Frames />
    <States />
    <Contents />
  </>
);
