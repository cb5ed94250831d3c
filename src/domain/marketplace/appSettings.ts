/** Defines the settings that an app declares, and checks values against their schema. */
import { englishNumber } from '../english/englishNumber.ts';
import { ownValue } from '../ownValue.ts';

export type SettingValue = string | number | boolean;
export type AppSettings = Readonly<Record<string, SettingValue>>;

type Named = { readonly key: string; readonly label: string; readonly hint?: string };

export type AppSetting = Named &
  (
    | { readonly kind: 'text'; readonly initial: string; readonly longest: number; readonly isAddress?: true }
    | { readonly kind: 'number'; readonly initial: number; readonly least: number; readonly most: number }
    | {
        readonly kind: 'choice';
        readonly initial: string;
        readonly options: readonly { readonly value: string; readonly label: string }[];
      }
    | { readonly kind: 'switch'; readonly initial: boolean }
  );

export const initialSettings = (fields: readonly AppSetting[]): AppSettings =>
  Object.fromEntries(fields.map(({ key, initial }) => [key, initial]));

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
};

/** Null for a value that fits. */
export const settingError = (field: AppSetting, value: unknown): string | null => {
  switch (field.kind) {
    case 'text':
      if (typeof value !== 'string') return 'Must be text';
      if (value.length > field.longest) return `At most ${englishNumber(field.longest)} characters`;
      return field.isAddress && value !== '' && !isWebAddress(value)
        ? 'Must be an address that begins with https://'
        : null;
    case 'number': {
      const { least, most } = field;
      return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
        ? null
        : `Must be a whole number from ${englishNumber(least)} to ${englishNumber(most)}`;
    }
    case 'choice':
      return field.options.some((option) => option.value === value)
        ? null
        : `Must be one of: ${field.options.map(({ label }) => label).join(', ')}`;
    case 'switch':
      return typeof value === 'boolean' ? null : 'Must be on or off';
  }
};

/** By field; names fields that the app does not declare, too. */
export const settingErrors = (
  fields: readonly AppSetting[],
  values: AppSettings,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const field = fields.find((one) => one.key === key);
      const error = field ? settingError(field, value) : 'The app has no such setting';
      return error === null ? [] : [[`settings.${key}`, error]];
    }),
  );

export const settingText = (field: AppSetting, settings: AppSettings): string => {
  const value = ownValue(settings, field.key) ?? field.initial;
  if (field.kind === 'choice')
    return field.options.find((option) => option.value === value)?.label ?? String(value);
  if (field.kind === 'switch') return value === true ? 'on' : 'off';
  return String(value);
};
