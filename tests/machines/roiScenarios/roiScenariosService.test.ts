/** Tests the backend requests of saved ROI scenarios and the contact form. */
import { describe, expect, test } from 'vitest';
import type { ContactForm } from '#domain/contact/contactRules.ts';
import { roiDefaults } from '#domain/roi/roiInputs.ts';
import { createApiClient } from '#machines/api/apiClient.ts';
import { contactMachine } from '#machines/contact/contactMachine.ts';
import { contactService } from '#machines/contact/contactService.ts';
import { roiScenariosMachine } from '#machines/roiScenarios/roiScenariosMachine.ts';
import { roiScenariosService } from '#machines/roiScenarios/roiScenariosService.ts';
import { startLifecycle } from '#machines/start.ts';
import { fakeServer, jsonReply, problemReply } from '../fakeServer.ts';
import { newWorld } from '../machineHarness.ts';
import { rested } from '../rested.ts';

const connect = (server: ReturnType<typeof fakeServer>) => {
  const world = newWorld();
  const api = createApiClient({
    world,
    baseUrl: 'https://app.example',
    fetch: server.fetch,
    ready: () => Promise.resolve(),
    session: { token: () => 'token-of-nora' },
  });
  return { world, api };
};

const asked = (server: ReturnType<typeof fakeServer>) =>
  server.asked.map(({ method, url, body, headers }) => [
    method,
    url.replace('https://app.example', ''),
    body,
    headers['if-match'] ?? null,
  ]);

describe('roi scenarios service', () => {
  test('calls the endpoint of each step, and reports why it was refused', async () => {
    const server = fakeServer(jsonReply({}), jsonReply({}), problemReply('staleVersion'));
    const { world, api } = connect(server);
    const machine = roiScenariosMachine.provide(roiScenariosService({ api }));
    const actor = startLifecycle(world, machine, { id: 'roiScenarios' });
    const scenario = { id: 'one', name: 'Today', etag: '"r0"' };
    actor.send({ type: 'scenario.save', name: 'Today', inputs: roiDefaults });
    await rested(actor);
    actor.send({ type: 'scenario.rename', scenario, name: 'Weekly' });
    await rested(actor);
    actor.send({ type: 'scenario.rename', scenario, name: 'Daily' });
    await rested(actor);

    expect(asked(server)).toEqual([
      ['POST', '/api/roi/scenarios', { name: 'Today', inputs: roiDefaults }, null],
      ['PATCH', '/api/roi/scenarios/one', { name: 'Weekly' }, '"r0"'],
      ['PATCH', '/api/roi/scenarios/one', { name: 'Daily' }, '"r0"'],
    ]);
    expect(actor.getSnapshot().context.problem?.message).toBe(
      'This has changed since you opened it. Reload to see what is new.',
    );
  });
});

describe('contact service', () => {
  test('sends the message, and leaves out a company that is not given', async () => {
    const server = fakeServer(jsonReply({}), jsonReply({}));
    const { world, api } = connect(server);
    const actor = startLifecycle(world, contactMachine.provide(contactService({ api })), { id: 'contact' });
    const form: ContactForm = {
      name: 'Nora',
      email: 'nora@berg.example',
      company: ' ',
      topic: 'sales',
      message: 'Hello',
    };
    const { company: _company, ...withoutCompany } = form;
    actor.send({ type: 'form.submit', ...form });
    await rested(actor);
    actor.send({ type: 'form.renew' });
    actor.send({ type: 'form.submit', ...form, company: 'Berg Media' });
    await rested(actor);

    expect(asked(server)).toEqual([
      ['POST', '/api/contact', withoutCompany, null],
      ['POST', '/api/contact', { ...form, company: 'Berg Media' }, null],
    ]);
  });
});
