/** Renders the parts of the form about the agency's own sign-in page and its mails. */
import { Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { refusalOf } from '#machines/api/outcome.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { FeatureLock } from '../../parts/FeatureLock.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { LookPicture, type PartProps } from './lookParts.tsx';

/** People sign in there once the look is published; a domain leads there too. */
const SignInAddress = () => {
  const { base } = useServices();
  const { membership } = useAuth();
  if (membership === null) return null;
  const path = `login?agency=${membership.workspace_id}`;
  return (
    <Flex wrap align="center" gap="8px 12px">
      <AppLink to={`/${path}`}>Your sign-in page</AppLink>
      <CopyButton text={`${window.location.origin}${base}${path}`} name="address of the sign-in page" />
    </Flex>
  );
};

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
    {!full && <SignInAddress />}
  </>
);

/** The mail is written as the published look says, so typed changes are published first. */
const TestMail = ({ disabled }: { readonly disabled: boolean }) => {
  const { api } = useServices();
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [told, setTold] = useState('');
  const send = async () => {
    setState('busy');
    setTold(
      await api.call('sendTestMail', {}).then(
        ({ to }) => `A test for ${to} is in the delivery log.`,
        (error: unknown) => refusalOf(error).message,
      ),
    );
    setState('idle');
  };
  return (
    <Flex wrap align="center" gap="8px 12px">
      <Button size="small" disabled={disabled} loading={state === 'busy'} onClick={() => void send()}>
        Send me a test
      </Button>
      <span role="status" className="hint">
        {told}
      </span>
      <AppLink to="/billing?tab=mail">Delivery log</AppLink>
    </Flex>
  );
};

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
    <TestMail disabled={full} />
  </>
);
