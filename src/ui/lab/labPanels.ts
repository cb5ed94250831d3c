/** Lists the panels of the Lab in the order of their tabs, and loads their code on demand. */
import type { ComponentType } from 'react';

export type LabPanel = {
  readonly name: string;
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
};

export const labPanels: readonly LabPanel[] = [
  {
    name: 'scenarios',
    title: 'Scenarios',
    load: async () => (await import('./scenarios/ScenariosPanel.tsx')).ScenariosPanel,
  },
  { name: 'story', title: 'Story', load: async () => (await import('./story/StoryPanel.tsx')).StoryPanel },
  {
    name: 'network',
    title: 'Network',
    load: async () => (await import('./network/NetworkPanel.tsx')).NetworkPanel,
  },
  {
    name: 'charts',
    title: 'Charts',
    load: async () => (await import('./charts/ChartsPanel.tsx')).ChartsPanel,
  },
  { name: 'log', title: 'Log', load: async () => (await import('./log/LogPanel.tsx')).LogPanel },
  { name: 'demo', title: 'Demo', load: async () => (await import('./demo/DemoPanel.tsx')).DemoPanel },
];

/** Shown by default, because it describes the open page at little cost. */
export const firstPanel = 'story';
