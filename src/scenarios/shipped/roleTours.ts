/** Scripts the pages that each role may open, and those that refuse it. */
import type { Script, Step } from '../script.ts';
import { button, heading, isAt, isIn, link, logged, mainNavigation, says, sees, seesNo } from '../targets.ts';

const menu = { within: mainNavigation } as const;

const opens = (path: string, title: string): readonly Step[] => [{ go: path }, sees(heading(title))];
const isRefused = (path: string, label: string): readonly Step[] => [
  seesNo(link(label, menu)),
  { go: path },
  sees(heading(`${label} is not available to your role`)),
  says('403'),
  isIn('protectedRoute', 'forbidden'),
];

const leaves: readonly Step[] = [
  { click: button('Sign Out') },
  isAt('/'),
  logged('SessionStarted', 'SessionEnded'),
];

const forEveryone: readonly Step[] = [
  ...opens('/ai-chat', 'Ask AI'),
  ...opens('/advanced-analytics', 'AI Analytics'),
  ...opens('/roi-calculator', 'ROI Calculator'),
  ...opens('/real-time-monitoring', 'Real-Time Monitoring'),
  ...opens('/marketplace', 'Marketplace'),
];

const common = { version: 1, network: 'fast', start: '2026-03-02T09:00:00Z' } as const;

export const tourOfAdmin: Script = {
  ...common,
  name: 'tour-of-an-admin',
  title: 'A tour for an admin',
  about: 'Every page of the app is open to an admin, from the overview to the agency’s own look.',
  seed: 61,
  steps: [
    { caption: 'Ada owns the workspace. No door is closed to her.' },
    { role: 'admin' },
    isAt('/dashboard'),
    sees(heading('Good morning, Ada')),
    { caption: 'First what everyone sees: answers, figures, the live feed.' },
    ...forEveryone,
    { caption: 'Then what an agency runs on: its clients and its plan.' },
    ...opens('/clients', 'Clients'),
    ...opens('/billing', 'Billing'),
    { caption: 'And what only an admin may touch.' },
    ...opens('/competitor-analysis', 'Competitor Analysis'),
    ...opens('/integrations', 'Integrations'),
    ...opens('/white-label', 'White Label'),
    isIn('protectedRoute', 'allowed'),
    ...leaves,
  ],
};

export const tourOfManager: Script = {
  ...common,
  name: 'tour-of-a-manager',
  title: 'A tour for a manager',
  about: 'A manager keeps clients and billing; competitors, integrations and the look are for admins.',
  seed: 62,
  steps: [
    { caption: 'Marcus looks after the clients.' },
    { role: 'manager' },
    isAt('/dashboard'),
    sees(heading('Good morning, Marcus')),
    ...forEveryone,
    ...opens('/clients', 'Clients'),
    ...opens('/billing', 'Billing'),
    { caption: 'Three pages are not his. They are not in his menu, and by their address they say so.' },
    ...isRefused('/competitor-analysis', 'Competitor Analysis'),
    ...isRefused('/integrations', 'Integrations'),
    ...isRefused('/white-label', 'White Label'),
    ...leaves,
  ],
};

export const tourOfClient: Script = {
  ...common,
  name: 'tour-of-a-client',
  title: 'A tour for a client’s person',
  about: 'A client’s person sees figures and answers; how the agency works stays with the agency.',
  seed: 63,
  steps: [
    { caption: 'Clara works for one of the agency’s clients.' },
    { role: 'client' },
    isAt('/dashboard'),
    sees(heading('Good morning, Clara')),
    ...forEveryone,
    { caption: 'Five pages belong to the agency. Nothing on them has reached her browser.' },
    ...isRefused('/clients', 'Clients'),
    ...isRefused('/billing', 'Billing'),
    ...isRefused('/competitor-analysis', 'Competitor Analysis'),
    ...isRefused('/integrations', 'Integrations'),
    ...isRefused('/white-label', 'White Label'),
    ...leaves,
  ],
};
