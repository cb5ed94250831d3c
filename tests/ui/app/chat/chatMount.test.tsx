/** @vitest-environment happy-dom */

import { beforeAll, describe, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { SubscriptionReply } from '#domain/contract/planSchemas.ts';
import { chatMachine } from '#machines/chat/chatMachine.ts';
import { startLifecycle } from '#machines/start.ts';
import { subscriptionMachine } from '#machines/subscription/subscriptionMachine.ts';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { proReply } from '#tests/machines/people.ts';
import { rested } from '#tests/machines/rested.ts';
import { act } from '#tests/support/act.ts';
import { morning } from '#tests/support/cast.ts';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { ChatMount } from '#ui/app/AppShell.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';

const without = (status: 'expired' | 'canceled'): SubscriptionReply => ({
  ...proReply,
  active: false,
  subscription: proReply.subscription && { ...proReply.subscription, status },
});

const free: SubscriptionReply = {
  ...proReply,
  active: false,
  subscription: proReply.subscription && { ...proReply.subscription, plan_name: 'free' },
};

const open = async (...replies: SubscriptionReply[]) => {
  const world = newWorld();
  const waiting = [...replies];
  const loadSubscription = fromPromise<SubscriptionReply>(async () => waiting.shift() ?? free);
  const subscription = startLifecycle(world, subscriptionMachine.provide({ actors: { loadSubscription } }), {
    id: 'subscription',
  });
  const chat = startLifecycle(world, chatMachine, { id: 'chat', input: { time: morning } });
  const services = { world, actors: { subscription, chat } } as unknown as AppServices;
  const page = await renderPart(
    <ServicesContext value={services}>
      <ChatMount />
    </ServicesContext>,
  );
  const change = async (event: Parameters<typeof subscription.send>[0]) => {
    await act(async () => subscription.send(event));
    await act(() => rested(subscription));
    await act(() => vi.dynamicImportSettled());
  };
  return { ...page, world, change, buttons: () => labelsOf(page) };
};

const labelsOf = ({ container }: Rendered) =>
  [...container.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));

const pressLabelled = async (container: HTMLElement, label: string) => {
  const button = container.querySelector<HTMLElement>(`button[aria-label^="${label}"]`);
  if (!button) throw new Error(`There is no button "${label}"`);
  await act(async () => button.click());
};

describe('the support chat in the app', () => {
  // Preloads the dynamic import, which takes no time once cached.
  beforeAll(() => import('#ui/app/chat/SupportChat.tsx'));

  test('is there with an active plan, and only then [S6.4]', async () => {
    const seen: unknown[] = [];
    const there = ['Open support chat'];
    const none = { ...proReply, subscription: null, active: false };
    const ofClientPerson = { ...proReply, subscription: null, limits: null, usage: null };
    for (const reply of [proReply, free, without('expired'), none, ofClientPerson]) {
      const { change, buttons, unmount } = await open(reply);
      seen.push(buttons());
      await change({ type: 'user.change', userId: 'acc-nora' });
      seen.push(buttons());
      await unmount();
    }

    expect(seen).toEqual([[], there, [], [], [], [], [], [], [], there]);
  });

  test('comes and goes with the plan, without a reload [S6.4]', async () => {
    const { change, buttons, unmount } = await open(free, proReply, without('canceled'));
    const seen: unknown[] = [];
    await change({ type: 'user.change', userId: 'acc-nora' });
    seen.push(buttons());
    for (let time = 0; time < 2; time += 1) {
      await change({ type: 'subscription.reload' });
      seen.push(buttons());
    }
    await unmount();

    expect(seen).toEqual([[], ['Open support chat'], []]);
  });

  test('takes focus into its field when it opens, and gives it back to the bubble [S4.8]', async () => {
    const { container, change, unmount } = await open(proReply);
    await change({ type: 'user.change', userId: 'acc-nora' });
    const focused = () =>
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName.toLowerCase();
    await pressLabelled(container, 'Open support chat');
    const opened = [focused(), container.querySelector('[role="log"]')?.textContent];
    await pressLabelled(container, 'Close support chat');
    const closed = focused();
    await pressLabelled(container, 'Open support chat');
    const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    await act(async () => {
      document.activeElement?.dispatchEvent(press);
    });

    expect([opened, closed, focused()]).toEqual([
      ['textarea', expect.stringContaining('Hi! How can I help you today?')],
      'Open support chat',
      'Open support chat',
    ]);
    await unmount();
  });
});
