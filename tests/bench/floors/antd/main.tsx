/** Floor: a sign-in form in unmodified Ant Design, whose styles are generated in the browser. */
import { Button, Card, Checkbox, Form, Input, Typography } from 'antd';
import { createRoot } from 'react-dom/client';

const SignIn = () => (
  <main>
    <Card>
      <Typography.Title>Sign in</Typography.Title>
      <Form layout="vertical" initialValues={{ remember: true }}>
        <Form.Item name="email" label="Email" rules={[{ required: true }]}>
          <Input type="email" autoComplete="username" />
        </Form.Item>
        <Form.Item name="password" label="Password" rules={[{ required: true }]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item name="remember" valuePropName="checked">
          <Checkbox>Remember me</Checkbox>
        </Form.Item>
        <Button type="primary" htmlType="submit" block>
          Sign in
        </Button>
      </Form>
    </Card>
  </main>
);

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<SignIn />);
