/** Lists the steps that open popups of controls (lists, panels, calendar, colours), which only a browser renders. */
import type { Step } from '#scenarios/script.ts';
import { button } from '#scenarios/targets.ts';
import type { Opener } from './popupOpeners.ts';

const board = '/dashboard?client=fjordandfoam&range=7d';

const panel = (name: string, address = board): Opener => [
  { go: address },
  { click: button(name, { part: true, nth: 0 }) },
];
const list = (address: string, name: string): Opener => [
  { go: address },
  { click: { role: 'combobox', name } },
];
const calendar: Step = { click: { role: 'textbox', name: 'Range in a calendar', nth: 0 } };

export const drawnOpeners: Readonly<Record<string, Opener>> = {
  'the clients of the view': panel('Client: Fjord & Foam'),
  'the comparisons of the view': panel('Comparison:'),
  'the intervals of the view': panel('View options'),
  'the filters of the view': panel('Filters:'),
  'the past of the view': [...panel('View options'), { click: button('As of now') }],
  'the ranges of the view': panel('Range:'),
  'the calendar of the view': [...panel('Range:'), calendar],
  'the list of bands': [
    { go: '/dashboard' },
    { click: button('Filters') },
    { click: { role: 'combobox', name: 'Filter by health' } },
  ],
  'the list of subjects': list('/dashboard?tab=history', 'About what'),
  'the views of the clients': panel('View of the clients:', '/clients'),
  // A third step, because the drawer stays after its list is closed.
  'the list of clients': [
    { go: '/integrations?source=demogoogleadsfjordandfoam' },
    { expect: { visible: { role: 'dialog', name: 'Google Ads, Fjord & Foam on Google Ads' } } },
    { click: { role: 'combobox', name: 'Client of Google Ads, Fjord & Foam on Google Ads' } },
  ],
};
