/** Renders the parts of the form about identity, logos, reports and legal links. */
import { Button, Checkbox, ColorPicker, Form, Input, Select } from 'antd';
import { Fragment } from 'react';
import { parseHex } from '#domain/branding/contrast.ts';
import { typefaces } from '#domain/branding/typefaces.ts';
import type { LookItem } from '#domain/contract/brandingSchemas.ts';
import { ownValue } from '#domain/ownValue.ts';
import { productName } from '#domain/product.ts';
import type { EditFields } from '#machines/editing/editFormMachine.ts';
import { FeatureLock } from '../../parts/FeatureLock.tsx';
import { PictureField } from '../../parts/pictures/PictureField.tsx';
import { surroundingsOf } from '../../theme/accentPalette.ts';
import { NamedColours } from './NamedColours.tsx';
import '../../theme/typefaces.css';
import styles from './WhiteLabelSettings.module.css';

export type Noted = (name: string) => { readonly name: string; readonly help: string };

export type PartProps = {
  readonly fields: EditFields;
  readonly noted: Noted;
  readonly basic: boolean;
  readonly full: boolean;
  readonly onChange: (changes: EditFields) => void;
};

export const Swatch = ({
  accent,
  disabled,
  onChange,
}: Pick<PartProps, 'onChange'> & { accent: string; disabled: boolean }) => {
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

const optionsOf = (isBundled: boolean) =>
  Object.entries(typefaces)
    .filter(([, one]) => (one.file !== null) === isBundled)
    .map(([value, { label }]) => ({ value, label }));

const typefaceOptions = [
  { label: 'Bundled', options: [{ value: '', label: productName }, ...optionsOf(true)] },
  { label: 'From the reader’s system', options: optionsOf(false) },
];

export const IdentityPart = ({ fields, noted, basic, full, onChange }: PartProps) => (
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
        options={typefaceOptions}
        optionRender={({ value, label }) => (
          <span style={{ fontFamily: ownValue(typefaces, String(value))?.stack }}>{label}</span>
        )}
      />
    </Form.Item>
    <Form.Item name="hide_powered_by" valuePropName="checked">
      <Checkbox disabled={full}>Hide “Powered by {productName}”</Checkbox>
    </Form.Item>
  </>
);

type LookPictureProps = Pick<PartProps, 'fields' | 'noted' | 'onChange'> & {
  readonly name: keyof LookItem;
  readonly label: string;
  readonly what: string;
  readonly disabled: boolean;
};

export const LookPicture = ({ name, label, what, disabled, fields, noted, onChange }: LookPictureProps) => (
  <fieldset className={styles.picture}>
    <legend>{label}</legend>
    <p className="hint">{noted(name).help}</p>
    <PictureField
      value={fields[name] === '' ? null : String(fields[name])}
      alt={label}
      what={what}
      busy={disabled}
      onChange={(id) => onChange({ [name]: id ?? '' })}
      onRemove={() => onChange({ [name]: '' })}
    />
  </fieldset>
);

export const pictures = [
  { name: 'logo_id', label: 'Logo', what: 'logo', needs: 'basic' },
  { name: 'dark_logo_id', label: 'Logo on dark', what: 'logo for dark', needs: 'basic' },
  { name: 'favicon_id', label: 'Favicon', what: 'favicon', needs: 'full' },
  { name: 'cover_id', label: 'Report cover', what: 'cover picture', needs: 'full' },
] as const;

export const LogosPart = ({ fields, noted, basic, full, onChange }: PartProps) => (
  <>
    <FeatureLock feature="white_label_basic" />
    {pictures.map((picture, index) => (
      <Fragment key={picture.name}>
        {picture.needs === 'full' && pictures[index - 1]?.needs === 'basic' && (
          <FeatureLock feature="white_label_full" />
        )}
        <LookPicture
          {...picture}
          fields={fields}
          noted={noted}
          disabled={picture.needs === 'full' ? full : basic}
          onChange={onChange}
        />
      </Fragment>
    ))}
  </>
);

export const textFields = [
  { name: 'report_footer', label: 'Report footer' },
  { name: 'support_email', label: 'Support email' },
  { name: 'support_url', label: 'Support page' },
  { name: 'imprint_url', label: 'Imprint' },
  { name: 'privacy_url', label: 'Privacy policy' },
  { name: 'terms_url', label: 'Terms' },
] as const;

export const ReportsPart = ({ noted, basic }: PartProps) => (
  <>
    <FeatureLock feature="white_label_basic" />
    {textFields.map(({ name, label }) => (
      <Form.Item key={name} label={label} {...noted(name)}>
        <Input disabled={basic} autoComplete="off" />
      </Form.Item>
    ))}
  </>
);
