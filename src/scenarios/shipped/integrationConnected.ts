/** Scripts the connection of a shop, with a refusal in between, and its disconnection. */
import type { Script } from '../script.ts';
import { button, dialog, isAt, logged, region, says, seesNo } from '../targets.ts';

export const integrationConnected: Script = {
  version: 1,
  name: 'integration-connected',
  title: 'A shop connected, denied, disconnected, restored',
  about:
    'Connecting asks for consent and takes no for an answer; a disconnected platform comes back with its history.',
  seed: 23,
  start: '2026-03-11T14:10:00Z',
  network: 'fast',
  steps: [
    { role: 'admin' },
    isAt('/dashboard'),
    { go: '/integrations?category=commerce' },
    { caption: 'A client sells by Shopify. Before anything is read, Ada is asked.' },
    { click: button('Connect Shopify') },
    { click: button('Deny', { within: dialog }) },
    { caption: 'No is an answer. She reads the list again and decides otherwise.' },
    { click: button('See the list again', { within: dialog }) },
    { click: button('Allow', { within: dialog }) },
    { click: { role: 'radio', name: 'Fjord & Foam demo shop', part: true, within: dialog } },
    { click: button('Use this account', { within: dialog }) },
    { click: { role: 'radio', name: 'Stackpilot', within: dialog } },
    { click: button('Connect', { within: dialog }) },
    { click: button('Done', { within: dialog }) },
    seesNo(dialog),
    logged('IntegrationConnected'),
    { click: { role: 'button', name: 'Disconnect Shopify, Fjord & Foam demo shop', part: true } },
    { click: button('Undo') },
    says('restored the connection of Shopify', region('History')),
    says('disconnected Shopify', region('History')),
    says('connected Shopify', region('History')),
    logged('IntegrationConnected', 'IntegrationDisconnected', 'IntegrationRestored'),
  ],
};
