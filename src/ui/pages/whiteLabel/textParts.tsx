/** Renders the parts of the form about the agency's own sign-in page and its mails. */
import { Form, Input } from 'antd';
import { FeatureLock } from '../../parts/FeatureLock.tsx';
import { LookPicture, type PartProps } from './lookParts.tsx';

export const SignInPart = ({ fields, noted, full, onChange }: PartProps) => (
  <>
    <FeatureLock feature="white_label_full" />
    <Form.Item label="Heading" {...noted('sign_in_heading')}>
      <Input disabled={full} autoComplete="off" placeholder="Sign in" />
    </Form.Item>
    <Form.Item label="Message" {...noted('sign_in_message')}>
      <Input.TextArea disabled={full} autoSize={{ minRows: 2, maxRows: 5 }} />
    </Form.Item>
    <LookPicture
      name="sign_in_picture_id"
      label="Picture"
      what="sign-in picture"
      fields={fields}
      noted={noted}
      disabled={full}
      onChange={onChange}
    />
  </>
);

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
