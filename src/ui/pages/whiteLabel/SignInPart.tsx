/** Renders the texts and the picture of the agency's own sign-in page. */
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
