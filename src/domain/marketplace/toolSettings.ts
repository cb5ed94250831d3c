/** Declares the settings of the apps that have a true effect. */
import type { AppSetting } from './appSettings.ts';
import type { AppTool } from './listing.ts';
import { holidayCountries } from './tools/holidays.ts';

export const toolSettings: Readonly<Partial<Record<AppTool, readonly AppSetting[]>>> = {
  digest: [
    { key: 'most', label: 'Most clients in the digest', kind: 'number', initial: 12, least: 1, most: 50 },
    { key: 'losses', label: 'Losses alone', kind: 'switch', initial: false },
  ],
  budgets: [
    {
      key: 'threshold',
      label: 'Usual limit',
      hint: 'How far spend may be off the pace of the budget.',
      kind: 'choice',
      initial: '0.2',
      options: [
        { value: '0.1', label: '10%' },
        { value: '0.2', label: '20%' },
        { value: '0.3', label: '30%' },
      ],
    },
  ],
  unusual: [
    {
      key: 'threshold',
      label: 'Usual sensitivity',
      kind: 'choice',
      initial: '3',
      options: [
        { value: '4', label: 'Low' },
        { value: '3', label: 'Medium' },
        { value: '2.5', label: 'High' },
      ],
    },
  ],
  names: [
    {
      key: 'pattern',
      label: 'Pattern of your agency',
      kind: 'text',
      initial: '{client}_{channel}_{name}',
      longest: 100,
    },
  ],
  utm: [
    { key: 'source', label: 'Usual source', kind: 'text', initial: '', longest: 60 },
    { key: 'medium', label: 'Usual medium', kind: 'text', initial: '', longest: 60 },
  ],
  sheet: [{ key: 'days', label: 'Days in the sheet', kind: 'number', initial: 30, least: 1, most: 365 }],
  holidays: [
    {
      key: 'country',
      label: 'Usual country',
      kind: 'choice',
      initial: 'us',
      options: Object.entries(holidayCountries).map(([value, label]) => ({ value, label })),
    },
  ],
};
