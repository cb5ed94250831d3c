/** The panels of the Lab, in the order of their tabs. */
import type { ComponentType } from 'react';
import { LogPanel } from './log/LogPanel.tsx';
import { StoryPanel } from './story/StoryPanel.tsx';

export type LabPanel = {
  /** As the Lab’s address names it. */
  readonly name: string;
  readonly title: string;
  readonly Panel: ComponentType;
};

export const labPanels: readonly LabPanel[] = [
  { name: 'story', title: 'Story', Panel: StoryPanel },
  { name: 'log', title: 'Log', Panel: LogPanel },
];
