/** Scripts the quotas of a smaller plan: reaching them and freeing places. */
import type { Script } from '../script.ts';
import { button, dialog, fillIn, isAt, logged, region, says, seesNo } from '../targets.ts';

const day = 24 * 60 * 60 * 1_000;

const clients = region('Clients', { within: dialog });
const client = (name: string) => ({ role: 'checkbox', name, part: true, within: clients }) as const;

export const planLimits: Script = {
  version: 1,
  name: 'plan-limits',
  title: 'The limits of a smaller plan',
  about:
    'A downgrade to Starter holds from the next period on: five of twenty-two clients stay, as chosen, and archiving makes room.',
  seed: 402,
  start: '2026-03-02T09:30:00Z',
  network: 'fast',
  steps: [
    { role: 'admin' },
    isAt('/dashboard'),
    { caption: 'Ada saves money: from the next period on, Starter will do.' },
    { go: '/billing' },
    { click: button('Preview Starter') },
    says('22 clients where Starter allows 5.'),
    { click: button('Schedule the change') },
    says('Starter, billed monthly, starts on'),
    logged('SubscriptionChangeScheduled'),
    { caption: 'She chooses which five stay. The others will be archived, not deleted.' },
    { click: button('Keep list') },
    says('5 of 5 chosen, 17 will be archived.', clients),
    { click: client('Stackpilot') },
    says('4 of 5 chosen, 18 will be archived.', clients),
    { click: client('Bosco Lodge') },
    { click: button('Save keep list') },
    says('Keep list for Starter saved.'),
    logged('KeptResourcesChosen'),
    {
      caption:
        'She closes the lid for a month. When she opens it the change holds, and her session has run out.',
    },
    { sleep: 32 * day },
    { role: 'admin' },
    isAt('/dashboard'),
    { go: '/clients' },
    says('All 5 clients of Starter are in use. Pro has room for 25.'),
    says('Bosco Lodge'),
    { caption: 'Nobody new comes in, until she archives one more.' },
    { click: button('More for Bosco Lodge') },
    { click: { role: 'menuitem', name: 'Archive' } },
    says('Archived Bosco Lodge.'),
    says('1 left'),
    { click: button('Add client') },
    ...fillIn({ Name: 'Hollow & Pine', Domain: 'hollowpine.example', Industry: 'E-commerce' }),
    { click: button('Add client', { within: dialog }) },
    seesNo(dialog),
    logged('ClientArchived', 'ClientAdded'),
  ],
};
