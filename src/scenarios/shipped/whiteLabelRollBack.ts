/** Scripts an agency's own branding, and the restoring of the original look. */
import type { Script } from '../script.ts';
import { button, fillIn, isAt, link, logged, mainNavigation, region, says, sees } from '../targets.ts';

export const whiteLabelRollBack: Script = {
  version: 1,
  name: 'white-label-and-back',
  title: 'White label, tried and rolled back',
  about: 'The app takes the agency’s own name and colour at once; every look stays and can be restored.',
  seed: 62,
  start: '2026-03-09T09:00:00Z',
  network: 'fast',
  steps: [
    { role: 'admin' },
    isAt('/dashboard'),
    { caption: 'Ada wants her clients to see her agency’s name, not ours.' },
    { go: '/white-label' },
    sees(link('AgencyLens', { within: mainNavigation })),
    ...fillIn({ Name: 'Northlight', 'Accent colour': '#f59e0b', 'Logo text': 'N' }),
    says('Your colour has a contrast of 1.9:1'),
    { caption: 'Amber on white is hard to read, so the app will use a darker tone of it.' },
    { click: button('Save draft') },
    says('Name: default → Northlight'),
    logged('LookDrafted'),
    { caption: 'A draft first: nobody else sees it. The list says what it changes.' },
    { click: button('Publish') },
    says('Published for everyone here.'),
    sees(link('Northlight', { within: mainNavigation })),
    logged('LookDrafted', 'LookSaved'),
    { caption: 'In use everywhere. On second thought, she wants the old one back.' },
    { click: button('Restore Original branding') },
    says('Original branding is in use again.'),
    sees(link('AgencyLens', { within: mainNavigation })),
    { click: button('Undo', { within: region('Versions') }) },
    says('The previous branding is in use again.'),
    sees(link('Northlight', { within: mainNavigation })),
    logged('LookDrafted', 'LookSaved', 'LookRolledBack', 'LookRolledBack'),
  ],
};
