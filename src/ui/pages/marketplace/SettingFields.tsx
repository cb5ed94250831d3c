/** Renders the fields that an app declares, with the problem of each in words. */
import { Input, Select, Switch } from 'antd';
import type { ListingDetails } from '#domain/contract/marketplaceSchemas.ts';
import {
  type AppSetting,
  type AppSettings,
  type SettingValue,
  settingError,
} from '#domain/marketplace/appSettings.ts';
import { readTypedNumber } from '#domain/numbers/readTypedNumber.ts';
import { ownValue } from '#domain/ownValue.ts';
import { Field } from '../../widgets/Field.tsx';
import { NumberInput } from '../../widgets/NumberInput.tsx';

type Declared = ListingDetails['settings'][number];

/** A number is text while it is typed. */
export type TypedSettings = Readonly<Record<string, SettingValue>>;

export const fieldOf = ({ hint, is_address, ...field }: Declared): AppSetting =>
  ({
    ...field,
    ...(hint === null ? {} : { hint }),
    ...(is_address ? { isAddress: true } : {}),
  }) as AppSetting;

const shownValue = (field: Declared, typed: TypedSettings): SettingValue =>
  ownValue(typed, field.key) ?? field.initial;

const readValue = (field: Declared, typed: TypedSettings): SettingValue => {
  const value = shownValue(field, typed);
  if (field.kind !== 'number' || typeof value === 'number') return value;
  return readTypedNumber(String(value), { decimals: 0, units: [] }).value ?? String(value);
};

export const readSettings = (fields: readonly Declared[], typed: TypedSettings): AppSettings =>
  Object.fromEntries(fields.map((field) => [field.key, readValue(field, typed)]));

export const hasProblem = (fields: readonly Declared[], typed: TypedSettings): boolean =>
  fields.some((field) => settingError(fieldOf(field), readValue(field, typed)) !== null);

type SettingFieldsProps = {
  fields: readonly Declared[];
  typed: TypedSettings;
  onChange: (typed: TypedSettings) => void;
};

export const SettingFields = ({ fields, typed, onChange }: SettingFieldsProps) =>
  fields.map((field) => {
    const { key, label, hint, kind, options = [], least = 0, most = 0 } = field;
    const value = shownValue(field, typed);
    const error = settingError(fieldOf(field), readValue(field, typed)) ?? undefined;
    const set = (next: SettingValue) => onChange({ ...typed, [key]: next });
    return (
      <Field key={key} label={label} error={error} {...(hint === null ? {} : { hint })}>
        {(control) => {
          if (kind === 'switch') return <Switch {...control} checked={value === true} onChange={set} />;
          if (kind === 'choice')
            return <Select {...control} value={String(value)} options={[...options]} onChange={set} />;
          if (kind === 'number')
            return (
              <NumberInput {...control} least={least} most={most} value={String(value)} onChange={set} />
            );
          return (
            <Input
              {...control}
              autoComplete="off"
              value={String(value)}
              onChange={({ target }) => set(target.value)}
            />
          );
        }}
      </Field>
    );
  });
