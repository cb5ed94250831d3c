/** Renders antd's form controls. */
import {
  AutoComplete,
  Button,
  Checkbox,
  ColorPicker,
  DatePicker,
  Flex,
  Form,
  Input,
  InputNumber,
  Radio,
  Rate,
  Segmented,
  Select,
  Slider,
  Space,
  Switch,
  Tree,
  Upload,
} from 'antd';

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B', disabled: true },
];

const Buttons = () => (
  <Flex gap={8} wrap>
    {(['primary', 'default', 'dashed', 'link', 'text'] as const).map((type) => (
      <Button key={type} type={type}>
        {type}
      </Button>
    ))}
    <Button danger>danger</Button>
    <Button type="primary" size="small">
      small
    </Button>
    <Button size="large" disabled>
      large
    </Button>
    <Button color="primary" variant="filled">
      filled
    </Button>
    <Space.Compact>
      <Button>one</Button>
      <Input defaultValue="two" />
      <Space.Addon>.com</Space.Addon>
    </Space.Compact>
  </Flex>
);

const Choices = () => (
  <Flex vertical gap={8}>
    <Checkbox defaultChecked>checked</Checkbox>
    <Checkbox indeterminate disabled>
      half
    </Checkbox>
    <Radio.Group options={options} defaultValue="a" />
    <Radio.Group options={options} defaultValue="a" optionType="button" buttonStyle="solid" />
    <Segmented options={['one', 'two']} />
    <Switch defaultChecked />
    <Switch size="small" />
    <Slider defaultValue={30} marks={{ 50: 'half' }} />
    <Slider range defaultValue={[20, 50]} disabled />
    <Rate defaultValue={2} />
    <Tree
      defaultExpandAll
      checkable
      selectedKeys={['b']}
      treeData={[{ key: 'a', title: 'a', children: [{ key: 'b', title: 'b' }] }]}
    />
    <Upload.Dragger openFileDialogOnClick={false}>drop</Upload.Dragger>
    <Upload fileList={[{ uid: '1', name: 'file.csv', status: 'error' }]}>
      <Button>choose</Button>
    </Upload>
  </Flex>
);

const Fields = () => (
  <Form layout="vertical">
    <Form.Item label="Name" required validateStatus="error" help="is missing">
      <Input placeholder="name" allowClear prefix="@" />
    </Form.Item>
    <Form.Item label="Password" tooltip="why" extra="more">
      <Input.Password defaultValue="x" />
    </Form.Item>
    <Form.Item label="Text" validateStatus="warning">
      <Input.TextArea showCount maxLength={9} defaultValue="text" />
    </Form.Item>
    <Input.Search defaultValue="search" enterButton />
    <Input.OTP length={4} />
    <Input disabled variant="filled" />
    <InputNumber defaultValue={3} prefix="£" suffix="k" />
    <InputNumber disabled status="error" />
    <Select options={options} defaultValue="a" />
    <Select mode="tags" options={options} defaultValue={['a', 'c']} status="error" />
    <AutoComplete options={options} placeholder="auto" />
    <DatePicker placeholder="day" />
    <DatePicker.RangePicker disabled />
    <ColorPicker defaultValue="#0f766e" showText />
  </Form>
);

export const Controls = () => (
  <>
    <Buttons />
    <Choices />
    <Fields />
  </>
);
