/** Renders the form of the white-label design; fields beyond the plan are locked and name the required plan. */
import { Button, Checkbox, ColorPicker, Form, Input } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { parseHex } from '#domain/branding/contrast.ts';
import { longestBrandName, longestLogoText } from '#domain/branding/look.ts';
import { productName } from '#domain/product.ts';
import type { EditFields } from '#machines/editing/editFormMachine.ts';
import { FeatureLock } from '../../parts/FeatureLock.tsx';
import { usePlan } from '../../services/usePlan.ts';
import { surroundingsOf } from '../../theme/accentPalette.ts';
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

/** antd gives accessible names neither to the slider of its panel nor to the field next to the slider. */
const NamedColours = ({ children }: { children: ReactNode }) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector('[role="slider"]')?.setAttribute('aria-label', 'Hue');
    panel.current?.querySelector('input')?.setAttribute('aria-label', 'Colour in hexadecimal');
  });
  return <div ref={panel}>{children}</div>;
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

const hints = {
  name: `Up to ${longestBrandName} characters. Leave it empty for ${productName}.`,
  accent: 'We adjust the shade if text would be hard to read.',
  logo_text: `Up to ${longestLogoText} characters. Leave empty to use the default logo.`,
} as const;

/** Syncs the form with typed and externally saved values, and shows server errors at their fields. */
const useLookForm = (fields: EditFields, errors: Errors) => {
  const [form] = Form.useForm();
  useEffect(() => {
    const [wrong] = Object.keys(errors ?? {});
    if (wrong !== undefined) form.focusField(wrong);
  }, [form, errors]);
  const shown = Object.entries(fields).map(([name, value]) => {
    const error = errors?.[name];
    return { name, value, errors: error === undefined ? [] : [error] };
  });
  const noted = (name: keyof typeof hints) => ({ name, help: errors?.[name] ?? hints[name] });
  return { form, shown, noted };
};

export const LookForm = ({ fields, errors, disabled, onChange, onSubmit, children }: LookFormProps) => {
  const { known, has } = usePlan();
  const basic = disabled || (known && !has('white_label_basic'));
  const full = disabled || (known && !has('white_label_full'));
  const { form, shown, noted } = useLookForm(fields, errors);
  const accent = String(fields.accent);
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
      <fieldset className={styles.part}>
        <legend>Name and colour</legend>
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
            prefix={<Swatch accent={accent} disabled={basic} onChange={onChange} />}
          />
        </Form.Item>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Mark and footer</legend>
        <FeatureLock feature="white_label_full" />
        <Form.Item label="Logo text" {...noted('logo_text')}>
          <Input disabled={full} autoComplete="off" />
        </Form.Item>
        <Form.Item name="hide_powered_by" valuePropName="checked">
          <Checkbox disabled={full}>Hide “Powered by {productName}”</Checkbox>
        </Form.Item>
      </fieldset>
      {children}
    </Form>
  );
};
