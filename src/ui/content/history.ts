/** The words of the history: its subjects, and what stands for a value that is none. */
import type { FieldChange, HistoryItem } from '#domain/contract/historySchemas.ts';

export const subjectLabels: Readonly<Record<string, string>> = {
  clients: 'Clients',
  campaigns: 'Campaigns',
  goals: 'Goals',
  dashboards: 'Dashboards',
  report: 'Reports',
  competitors: 'Competitors',
  integrations: 'Integrations',
  branding: 'White label',
  installation: 'Apps',
  roiScenario: 'ROI scenarios',
  account: 'Profiles',
  workspace: 'People',
  subscription: 'Plan',
  apiKeys: 'API keys',
  checkout: 'Checkout',
  contact: 'Contact',
};

const fieldLabels: Readonly<Record<string, string>> = {
  accent: 'Colour',
  logoText: 'Mark',
  hidesPoweredBy: 'Without “Powered by”',
  avatarUrl: 'Picture',
};

/** `firstName` as `First name`. */
export const fieldLabel = (field: string): string => {
  // Names of things, such as widgets, are words already.
  if (field.includes(' ')) return field;
  const words = field.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return fieldLabels[field] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** A value as people read it; `—` for nothing. */
export const valueWords = (value: FieldChange['before']): string => {
  if (value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value;
};

/** `2 fields`, `3 things`: how much there is to unfold; null when there is nothing. */
export const extentOf = ({ parts, count }: HistoryItem): string | null => {
  if (count > 1) return `${count} things`;
  const fields = parts.flatMap((part) => part.fields).length;
  if (fields === 0) return null;
  return fields === 1 ? '1 field' : `${fields} fields`;
};
