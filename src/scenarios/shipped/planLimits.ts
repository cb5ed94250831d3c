/** What a smaller plan allows, met and made room in. */
import type { Script, Step } from '../script.ts';
import { button, dialog, fillIn, isAt, logged, says, seesNo } from '../targets.ts';

const day = 24 * 60 * 60 * 1_000;

const archive = (name: string): readonly Step[] => [
  { click: button(`Archive ${name}`) },
  says(`Archived ${name}.`),
];

export const planLimits: Script = {
  version: 1,
  name: 'plan-limits',
  title: 'The limits of a smaller plan',
  about:
    'A downgrade to Starter holds from the next period on: eight clients where five are allowed, and archiving makes room.',
  seed: 402,
  start: '2026-03-02T09:30:00Z',
  network: 'fast',
  steps: [
    { role: 'admin' },
    isAt('/dashboard'),
    { caption: 'Ada saves money: from the next period on, Starter will do.' },
    { go: '/billing' },
    { click: button('Preview Starter') },
    says('8 clients where Starter allows 5.'),
    { click: button('Schedule the change') },
    says('Starter, billed monthly, follows on'),
    logged('SubscriptionChangeScheduled'),
    {
      caption:
        'She closes the lid for a month. When she opens it the change holds, and her session has run out.',
    },
    { sleep: 32 * day },
    { role: 'admin' },
    isAt('/dashboard'),
    { go: '/clients' },
    says('8 clients where Starter allows 5. Pro has room for 25.'),
    says('archive 4 that you no longer work for'),
    { caption: 'Nobody is thrown out, but nobody new comes in. She archives four.' },
    ...archive('Stackpilot'),
    ...archive('Maple Street Clinic'),
    ...archive('Openloft Academy'),
    ...archive('Voltride Motors'),
    says('1 left'),
    { click: button('Add client') },
    ...fillIn({ Name: 'Hollow & Pine', Domain: 'hollowpine.example', Industry: 'E-commerce' }),
    { click: button('Add client', { within: dialog }) },
    seesNo(dialog),
    logged('ClientArchived', 'ClientArchived', 'ClientArchived', 'ClientArchived', 'ClientAdded'),
  ],
};
