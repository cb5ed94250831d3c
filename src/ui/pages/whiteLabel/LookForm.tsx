/** Renders the form of the white-label design; fields beyond the plan are locked and name the required plan. */
import { Button, Checkbox, ColorPicker, Flex, Form, Input, Select } from 'antd';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { parseHex } from '#domain/branding/contrast.ts';
import { longestBrandName, longestFooter, longestLogoText, longestTagline } from '#domain/branding/look.ts';
import { typefaces } from '#domain/branding/typefaces.ts';
import { ownValue } from '#domain/ownValue.ts';
import { productName } from '#domain/product.ts';
import type { EditFields } from '#machines/editing/editFormMachine.ts';
import { FeatureLock } from '../../parts/FeatureLock.tsx';
import { PictureField } from '../../parts/pictures/PictureField.tsx';
import { usePlan } from '../../services/usePlan.ts';
import { surroundingsOf } from '../../theme/accentPalette.ts';
import { PartTabs } from '../../widgets/PartTabs.tsx';
import { NamedColours } from './NamedColours.tsx';
import { PalettePart } from './PalettePart.tsx';
import styles from './WhiteLabelSettings.module.css';

type Errors = Readonly<Record<string, string>> | undefined;

type LookFormProps = {
  fields: EditFields;
  errors: Errors;
  disabled: boolean;
  onChange: (changes: EditFields) => void;
  onSubmit: () => void;
  children: ReactNode;
};

const Swatch = ({
  accent,
  disabled,
  onChange,
}: Pick<LookFormProps, 'disabled' | 'onChange'> & { accent: string }) => {
  const shown = parseHex(accent) ? accent : surroundingsOf('light').productAccent;
  return (
    <ColorPicker
      disabled={disabled}
      disabledAlpha
      disabledFormat
      value={shown}
      panelRender={(panel) => <NamedColours>{panel}</NamedColours>}
      onChange={(colour) => onChange({ accent: colour.toHexString() })}
    >
      <Button
        type="text"
        disabled={disabled}
        aria-label="Pick the accent colour"
        className={styles.swatch ?? ''}
        // The surrounding field would take the focus.
        onClick={(event) => event.stopPropagation()}
      >
        <span style={{ background: shown }} />
      </Button>
    </ColorPicker>
  );
};

type Noted = (name: string) => { readonly name: string; readonly help: string };

type PartProps = {
  readonly fields: EditFields;
  readonly noted: Noted;
  readonly basic: boolean;
  readonly full: boolean;
  readonly onChange: (changes: EditFields) => void;
};

const IdentityPart = ({ fields, noted, basic, full, onChange }: PartProps) => (
  <>
    <FeatureLock feature="white_label_basic" />
    <Form.Item label="Name" {...noted('name')}>
      <Input disabled={basic} autoComplete="off" />
    </Form.Item>
    <Form.Item label="Accent colour" {...noted('accent')}>
      <Input
        disabled={basic}
        placeholder="#7c3aed"
        autoComplete="off"
        spellCheck={false}
        prefix={<Swatch accent={String(fields.accent)} disabled={basic} onChange={onChange} />}
      />
    </Form.Item>
    <Form.Item label="Tagline" {...noted('tagline')}>
      <Input disabled={basic} autoComplete="off" />
    </Form.Item>
    <FeatureLock feature="white_label_full" />
    <Form.Item label="Logo text" {...noted('logo_text')}>
      <Input disabled={full} autoComplete="off" />
    </Form.Item>
    <Form.Item label="Typeface" {...noted('typeface')}>
      <Select
        disabled={full}
        options={[
          { value: '', label: productName },
          ...Object.entries(typefaces).map(([value, { label }]) => ({ value, label })),
        ]}
      />
    </Form.Item>
    <Form.Item name="hide_powered_by" valuePropName="checked">
      <Checkbox disabled={full}>Hide “Powered by {productName}”</Checkbox>
    </Form.Item>
  </>
);

const pictures = [
  { name: 'logo_id', label: 'Logo', what: 'logo', needs: 'basic' },
  { name: 'dark_logo_id', label: 'Logo on dark', what: 'logo for dark', needs: 'basic' },
  { name: 'favicon_id', label: 'Favicon', what: 'favicon', needs: 'full' },
  { name: 'cover_id', label: 'Report cover', what: 'cover picture', needs: 'full' },
] as const;

const LogosPart = ({ fields, noted, basic, full, onChange }: PartProps) => (
  <>
    <FeatureLock feature="white_label_basic" />
    {pictures.map(({ name, label, what, needs }, index) => (
      <Fragment key={name}>
        {needs === 'full' && pictures[index - 1]?.needs === 'basic' && (
          <FeatureLock feature="white_label_full" />
        )}
        <fieldset className={styles.picture}>
          <legend>{label}</legend>
          <p className="hint">{noted(name).help}</p>
          <PictureField
            value={fields[name] === '' ? null : String(fields[name])}
            alt={label}
            what={what}
            busy={needs === 'full' ? full : basic}
            onChange={(id) => onChange({ [name]: id ?? '' })}
            onRemove={() => onChange({ [name]: '' })}
          />
        </fieldset>
      </Fragment>
    ))}
  </>
);

const textFields = [
  { name: 'report_footer', label: 'Report footer' },
  { name: 'support_email', label: 'Support email' },
  { name: 'privacy_url', label: 'Privacy policy' },
  { name: 'terms_url', label: 'Terms' },
] as const;

const ReportsPart = ({ noted, basic }: PartProps) => (
  <>
    <FeatureLock feature="white_label_basic" />
    {textFields.map(({ name, label }) => (
      <Form.Item key={name} label={label} {...noted(name)}>
        <Input disabled={basic} autoComplete="off" />
      </Form.Item>
    ))}
  </>
);

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
  support_email: 'Your clients see it at the foot of each page.',
  privacy_url: 'An address that begins with https://',
  terms_url: 'An address that begins with https://',
};

const partOf = (field: string): string => {
  if (field === 'palette') return 'charts';
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
    { key: 'reports', label: 'Reports and legal', children: <ReportsPart {...props} /> },
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
