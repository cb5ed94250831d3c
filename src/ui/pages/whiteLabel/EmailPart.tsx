/** Renders sender, reply address and footer of the agency's mails. */
import { Form, Input } from 'antd';
import { FeatureLock } from '../../parts/FeatureLock.tsx';
import type { PartProps } from './lookParts.tsx';

export const EmailPart = ({ noted, full }: PartProps) => (
  <>
    <FeatureLock feature="white_label_full" />
    <Form.Item label="Sender name" {...noted('mail_sender')}>
      <Input disabled={full} autoComplete="off" />
    </Form.Item>
    <Form.Item label="Reply-to" {...noted('mail_reply_to')}>
      <Input disabled={full} type="email" autoComplete="off" />
    </Form.Item>
    <Form.Item label="Email footer" {...noted('mail_footer')}>
      <Input.TextArea disabled={full} autoSize={{ minRows: 2, maxRows: 4 }} />
    </Form.Item>
  </>
);
