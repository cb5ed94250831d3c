/** Visits every path of integrations, marketplace, calculator, answers, live page and chat. */
import type { Step } from '../script.ts';
import { button, dialog, field, isIn, link, logged } from '../targets.ts';
import { dataImportSteps } from './dataImportSteps.ts';
import { liveVisitSteps } from './liveVisitSteps.ts';
import { breaks, exploration, send } from './words.ts';

type Sent = { readonly type: string };

const inDialog = (name: string) => button(name, { within: dialog });
const pick = (name: string): Step => ({ click: { role: 'radio', name, part: true, within: dialog } });

const connecting: readonly Step[] = [
  { caption: 'Connecting a shop, with every step taken back once, and a line that fails.' },
  { role: 'admin' },
  { go: '/integrations?category=commerce' },
  { click: button('Connect Shopify') },
  { press: 'Escape' },
  isIn('integrationConnect', 'closed'),
  { click: inDialog('Open it again') },
  { click: inDialog('Deny') },
  { click: inDialog('See the list again') },
  { click: inDialog('Allow') },
  { click: inDialog('Back') },
  { click: inDialog('Allow') },
  pick('Fjord & Foam demo shop'),
  { click: inDialog('Use this account') },
  { click: inDialog('Back') },
  pick('Fjord & Foam demo shop'),
  { click: inDialog('Use this account') },
  pick('Fjord & Foam'),
  breaks('POST /api/integrations'),
  { click: inDialog('Connect') },
  isIn('integrationConnect', 'failed'),
  { fault: { route: 'POST /api/integrations', kind: 'networkError', lost: 'request', times: 2 } },
  { click: inDialog('Try again') },
  isIn('integrationConnect', 'failed'),
  { click: inDialog('Pick another account') },
  pick('Fjord & Foam demo shop'),
  { click: inDialog('Use this account') },
  pick('Fjord & Foam'),
  { fault: { route: 'POST /api/integrations', kind: 'timeout', times: 1 } },
  { click: inDialog('Connect') },
  { sleep: 21_000 },
  isIn('integrationConnect', 'timedOut'),
  { click: inDialog('Try again') },
  isIn('integrationConnect', 'connected'),
  { click: inDialog('Done') },
];

const changing: readonly Step[] = [
  { caption: 'The same account once more, a connection that changes hands, and a change that is refused.' },
  { click: button('Connect Shopify') },
  { click: inDialog('Allow') },
  send('integrationConnect', { type: 'account.choose', accountId: 'shopify-fjord' } as Sent),
  pick('Stackpilot'),
  { click: inDialog('Connect') },
  isIn('integrationConnect', 'duplicate'),
  { click: inDialog('Pick another account') },
  { click: inDialog('Close') },
  send('integrationConnect', { type: 'platform.choose', platform: 'shopify', scopes: [], free: 0 } as Sent),
  { click: inDialog('Allow') },
  isIn('integrationConnect', 'noAccounts'),
  { click: inDialog('Cancel') },
  breaks('DELETE /api/integrations/:id'),
  { go: '/integrations?category=commerce&client=fjordandfoam' },
  { click: button('More for Shopify, Fjord & Foam demo shop') },
  { click: { role: 'menuitem', name: 'Disconnect…' } },
  { click: inDialog('Disconnect') },
  isIn('reversibleChange', 'refused'),
  { click: button('More for Shopify, Fjord & Foam demo shop') },
  { click: { role: 'menuitem', name: 'Disconnect…' } },
  { click: inDialog('Disconnect') },
  { click: button('Undo') },
  logged('IntegrationDisconnected', 'IntegrationRestored'),
];

const apps: readonly Step[] = [
  { caption: 'An app: asked for, refused, installed, kept against its will, taken out.' },
  { go: '/marketplace' },
  { click: link('Quiet Bell') },
  { click: button('Install Quiet Bell') },
  { click: inDialog('Deny') },
  { click: button('Install Quiet Bell') },
  { select: field('Version'), option: '1.8.0' },
  { click: inDialog('Allow and continue') },
  { click: inDialog('Back') },
  { click: inDialog('Allow and continue') },
  { click: inDialog('Continue') },
  { click: inDialog('Back') },
  { click: inDialog('Continue') },
  breaks('POST /api/marketplace/listings/:id/installation'),
  { click: inDialog('Install') },
  isIn('installation', 'failed'),
  { click: inDialog('Change the choice') },
  { click: inDialog('Continue') },
  breaks('POST /api/marketplace/listings/:id/installation'),
  { click: inDialog('Install') },
  isIn('installation', 'failed'),
  { caption: 'Its first call is refused: it is taken out again.' },
  breaks('GET /api/marketplace/listings/:id'),
  breaks('DELETE /api/marketplace/listings/:id/installation'),
  { click: inDialog('Try again') },
  isIn('installation', 'leftBehind'),
  { click: inDialog('Remove it') },
  isIn('installation', 'rolledBack'),
  { click: inDialog('Change the choice') },
  { click: inDialog('Continue') },
  { click: inDialog('Install') },
  isIn('installation', 'installed'),
  { click: inDialog('Done') },
  breaks('DELETE /api/marketplace/listings/:id/installation'),
  { click: button('Uninstall Quiet Bell') },
  isIn('reversibleChange', 'refused'),
  { click: button('Uninstall Quiet Bell') },
  isIn('reversibleChange', 'made'),
  { click: button('Undo') },
  isIn('reversibleChange', 'takenBack'),
];

const reckoning: readonly Step[] = [
  { caption: 'A calculation that is kept, renamed, removed and restored, each refused once.' },
  { go: '/roi-calculator' },
  { fill: field('Save these inputs as'), with: 'Next year' },
  breaks('POST /api/roi/scenarios'),
  { click: button('Save scenario') },
  { click: button('Save scenario') },
  { click: button('Rename Next year') },
  { fill: field('New name'), with: 'Ten clients' },
  breaks('PATCH /api/roi/scenarios/:id'),
  { press: 'Enter', on: field('New name') },
  { press: 'Enter', on: field('New name') },
  breaks('DELETE /api/roi/scenarios/:id'),
  { click: button('Remove Ten clients') },
  { click: button('Remove Ten clients') },
  breaks('POST /api/undo'),
  { click: button('Undo') },
];

const answers: readonly Step[] = [
  { caption: 'A question that gets its answer, and one that does not.' },
  { go: '/ai-chat' },
  { click: button('Which plan do we have?') },
  breaks('POST /api/conversations/:id/questions'),
  { fill: field('Your question'), with: 'What is MER?' },
  { click: button('Ask') },
  { caption: 'What was answered is kept, and opened again.' },
  { go: '/ai-chat' },
  breaks('GET /api/conversations/:id'),
  { click: link('Which plan do we have?') },
  isIn('ask', 'closed'),
  { click: button('Try again') },
  isIn('ask', 'idle'),
];

const live: readonly Step[] = [
  { caption: 'The live page stands still while things happen.' },
  { go: '/real-time-monitoring?tab=log' },
  send('monitor', { type: 'events.arrive', count: 1 } as Sent),
  { click: button('Pause') },
  send('monitor', { type: 'events.arrive', count: 2 } as Sent),
  { click: { role: 'button', name: 'Resume', part: true } },
];

const message = (text: string, time: string): Sent => ({ type: 'message.send', text, time }) as Sent;

const chat: readonly Step[] = [
  { caption: 'Two messages in one breath get two replies.' },
  { go: '/dashboard' },
  { press: 'Escape' },
  send('chat', { type: 'escape.press' }),
  { click: button('Open support chat') },
  send(
    'chat',
    message('How do I add a client?', '2026-03-02T09:05:00.000Z'),
    message('And a competitor?', '2026-03-02T09:05:00.400Z'),
  ),
  { wait: 2_000 },
  { press: 'Escape', on: field('Your message') },
];

/** Last, because it changes nothing: the log ends as before. */
const looking: readonly Step[] = [
  { caption: 'An answer that is not waited for, and the live page gone through event by event.' },
  { go: '/ai-chat?as_of=2026-02-20' },
  send('ask', { type: 'question.ask', question: 'What is MER?', asOf: '2026-02-20' } as Sent, {
    type: 'answer.stop',
  }),
  { go: '/real-time-monitoring?tab=log' },
  { press: '[' },
  { press: '[' },
  { press: ']' },
];

export const exploreTools = exploration({
  name: 'explore-tools',
  title: 'Every way through the tools',
  about:
    'Platforms, apps, scenarios, questions, the live page and the chat, with each refusal and each way back.',
  seed: 904,
  refusals: [
    '409 POST /api/integrations',
    '503 POST /api/clients/:id/imports',
    '503 POST /api/imports/:id/withdraw',
    '503 DELETE /api/integrations/:id',
    '503 DELETE /api/marketplace/listings/quietbell/installation',
    '503 GET /api/marketplace/listings/quietbell',
    '503 DELETE /api/roi/scenarios/:id',
    '503 PATCH /api/roi/scenarios/:id',
    '503 GET /api/conversations/:id',
    '503 POST /api/conversations/:id/questions',
    'lost POST /api/integrations',
    '503 POST /api/integrations',
    '503 POST /api/marketplace/listings/quietbell/installation',
    '503 POST /api/roi/scenarios',
    '503 POST /api/undo',
  ],
  steps: [
    ...connecting,
    ...changing,
    ...apps,
    ...reckoning,
    ...answers,
    ...live,
    ...chat,
    ...looking,
    ...liveVisitSteps,
    ...dataImportSteps,
  ],
});
