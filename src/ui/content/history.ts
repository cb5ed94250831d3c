/** Holds the texts of the history: subjects, fields and empty values. */

import type { FieldChange, HistoryItem } from '#domain/contract/historySchemas.ts';
import { ownValue } from '#domain/ownValue.ts';

export const subjectLabels: Readonly<Record<string, string>> = {
  alerts: 'Alerts',
  annotations: 'Annotations',
  apiKeys: 'API keys',
  installation: 'Apps',
  campaigns: 'Campaigns',
  checkout: 'Checkout',
  clientLook: 'Client branding',
  clientContact: 'Client contacts',
  clientNote: 'Client notes',
  clientTask: 'Client tasks',
  clients: 'Clients',
  competitors: 'Competitors',
  contact: 'Contact messages',
  conversation: 'Conversations with Ask AI',
  dashboards: 'Dashboards',
  domains: 'Domain',
  fileAddress: 'Fetched files',
  findings: 'Findings',
  onboarding: 'First steps',
  goals: 'Goals and budgets',
  import: 'Imported data',
  integrations: 'Integrations',
  paymentCard: 'Payment card',
  workspace: 'People and workspace',
  subscription: 'Plan',
  account: 'Profiles',
  report: 'Reports',
  reseller: 'Reseller',
  roiScenario: 'ROI scenarios',
  savedView: 'Saved views',
  shareLinks: 'Share links',
  sources: 'Sources',
  branding: 'White label',
};

const fieldLabels: Readonly<Record<string, string>> = {
  accent: 'Colour',
  logoText: 'Logo text',
  hidesPoweredBy: 'Without “Powered by”',
  avatarUrl: 'Picture',
};

/** `firstName` as `First name`. */
export const fieldLabel = (field: string): string => {
  // Names of items, such as widgets, are words already.
  if (field.includes(' ')) return field;
  const words = field.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return ownValue(fieldLabels, field) ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

export const valueWords = (value: FieldChange['before']): string => {
  if (value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value;
};

/** `2 fields`, `3 things`; null without details. */
export const extentOf = ({ parts, count }: HistoryItem): string | null => {
  if (count > 1) return `${count} things`;
  const fields = parts.flatMap((part) => part.fields).length;
  if (fields === 0) return null;
  return fields === 1 ? '1 field' : `${fields} fields`;
};
