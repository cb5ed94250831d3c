/** Renders the form of the white-label design; fields beyond the plan are locked and name the required plan. */
import { Button, Flex, Form, Input } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import {
  longestBrandName,
  longestFooter,
  longestHeading,
  longestLogoText,
  longestMessage,
  longestSender,
  longestTagline,
} from '#domain/branding/look.ts';
import { ownValue } from '#domain/ownValue.ts';
import { productName } from '#domain/product.ts';
import { refusalOf } from '#machines/api/outcome.ts';
import type { EditFields } from '#machines/editing/editFormMachine.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { FeatureLock } from '../../parts/FeatureLock.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { usePlan } from '../../services/usePlan.ts';
import { PartTabs } from '../../widgets/PartTabs.tsx';
import {
  IdentityPart,
  LogosPart,
  LookPicture,
  type Noted,
  type PartProps,
  pictures,
  ReportsPart,
  textFields,
} from './lookParts.tsx';
import { MenuPart } from './MenuPart.tsx';
import { PalettePart } from './PalettePart.tsx';
import styles from './WhiteLabelSettings.module.css';

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

const SignInPart = ({ fields, noted, full, onChange }: PartProps) => (
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

const EmailPart = ({ noted, full }: PartProps) => (
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

type Errors = Readonly<Record<string, string>> | undefined;

type LookFormProps = {
  fields: EditFields;
  errors: Errors;
  disabled: boolean;
  onChange: (changes: EditFields) => void;
  onSubmit: () => void;
  children: ReactNode;
};

const hints: Readonly<Record<string, string>> = {
  name: `Up to ${longestBrandName} characters. Leave it empty for ${productName}.`,
  accent: 'We adjust the shade if text would be hard to read.',
  logo_text: `Up to ${longestLogoText} characters. Leave empty to use the default logo.`,
  tagline: `Shown at the foot of each page. Up to ${longestTagline} characters.`,
  typeface: 'For the app and for reports.',
  logo_id: 'Replaces mark and name in the menu and on reports.',
  dark_logo_id: 'For the dark theme. Leave empty to use the same logo.',
  favicon_id: 'The icon of the browser tab. Best as a square.',
  cover_id: 'At the top of each report’s cover.',
  report_footer: `At the end of each report. Up to ${longestFooter} characters.`,
  support_email: 'Your clients see it at the foot of each page and report.',
  support_url: 'Your help pages. An address that begins with https://',
  imprint_url: 'An address that begins with https://',
  privacy_url: 'An address that begins with https://',
  terms_url: 'An address that begins with https://',
  sign_in_heading: `Up to ${longestHeading} characters. Leave it empty for “Sign in”.`,
  sign_in_message: `Below the heading. Up to ${longestMessage} characters.`,
  sign_in_picture_id: 'Next to the form, on wide screens.',
  mail_sender: `Up to ${longestSender} characters. Leave it empty for your name.`,
  mail_reply_to: 'Answers go here. Leave it empty for no reply address.',
  mail_footer: `At the foot of each email. Up to ${longestFooter} characters.`,
};

const partOf = (field: string): string => {
  if (field === 'palette') return 'charts';
  if (field === 'portal_menu') return 'menu';
  if (field.startsWith('sign_in_')) return 'signIn';
  if (field.startsWith('mail_')) return 'email';
  if (textFields.some(({ name }) => name === field)) return 'reports';
  return pictures.some(({ name }) => name === field) ? 'logos' : 'identity';
};

/** Syncs the form with typed and externally saved values, and shows server errors at their fields. */
const useLookForm = (fields: EditFields, errors: Errors) => {
  const [form] = Form.useForm();
  const [part, setPart] = useState('identity');
  useEffect(() => {
    const [wrong] = Object.keys(errors ?? {});
    if (wrong === undefined) return;
    setPart(partOf(wrong));
    form.focusField(wrong);
  }, [form, errors]);
  const shown = Object.entries(fields).map(([name, value]) => {
    const error = errors?.[name];
    return { name, value, errors: error === undefined ? [] : [error] };
  });
  const noted: Noted = (name) => ({ name, help: errors?.[name] ?? ownValue(hints, name) ?? '' });
  return { form, shown, noted, part, setPart };
};

export const LookForm = ({ fields, errors, disabled, onChange, onSubmit, children }: LookFormProps) => {
  const { known, has } = usePlan();
  const { form, shown, noted, part, setPart } = useLookForm(fields, errors);
  const props: PartProps = {
    fields,
    noted,
    onChange,
    basic: disabled || (known && !has('white_label_basic')),
    full: disabled || (known && !has('white_label_full')),
  };
  const parts = [
    { key: 'identity', label: 'Identity', children: <IdentityPart {...props} /> },
    { key: 'logos', label: 'Logos', children: <LogosPart {...props} /> },
    { key: 'charts', label: 'Charts', children: <PalettePart {...props} problem={errors?.palette} /> },
    { key: 'signIn', label: 'Sign-in', children: <SignInPart {...props} /> },
    { key: 'menu', label: 'Menu', children: <MenuPart {...props} problem={errors?.portal_menu} /> },
    { key: 'email', label: 'Email', children: <EmailPart {...props} /> },
    { key: 'reports', label: 'Legal', children: <ReportsPart {...props} /> },
  ];
  return (
    <Form
      form={form}
      name="look"
      layout="vertical"
      className={styles.form ?? ''}
      initialValues={fields}
      fields={shown}
      onValuesChange={onChange}
      onFinish={onSubmit}
      noValidate
      aria-label="Your brand"
    >
      <PartTabs
        parts={parts.map((one) => ({
          ...one,
          children: (
            <Flex vertical gap={20} className={styles.part ?? ''}>
              {one.children}
            </Flex>
          ),
        }))}
        current={part}
        onChange={setPart}
      />
      {children}
    </Form>
  );
};
