/** Tests describing frames in words. */
import { describe, expect, test } from 'vitest';
import { tellThread, threadsOf } from '#ui/lab/thread.ts';
import type { Frame, FrameInput } from '#world/trace.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const world = () => createVirtualWorld();

const call = { method: 'POST', path: '/api/checkout' };

const chain = (inputs: readonly (FrameInput & { readonly after?: number })[]): readonly Frame[] => {
  const { trace, clock } = world();
  for (const { after = 0, ...input } of inputs) {
    clock.advance(after);
    trace.record({ cause: trace.frames().at(-1)?.number ?? null, ...input });
  }
  return trace.frames();
};

const tell = (inputs: Parameters<typeof chain>[0]) =>
  tellThread({ frames: chain(inputs) }).map(({ text }) => text);

describe('a thread', () => {
  test('is distinguished from the press to what appeared', () => {
    expect(
      tell([
        { kind: 'gesture', name: '“Pay” was pressed' },
        { kind: 'transition', name: 'ready -> processing', actor: 'checkout' },
        { kind: 'request', name: 'POST /api/checkout', detail: call },
        { kind: 'command', name: 'checkout' },
        { kind: 'event', name: 'CheckoutCompleted', detail: { position: 412 } },
        { kind: 'event', name: 'SubscriptionActivated', cause: 4, detail: { position: 413 } },
        { kind: 'projection', name: 'currentSubscription' },
        {
          kind: 'response',
          name: '201',
          cause: 3,
          after: 143,
          detail: { ...call, status: 201, problem: null },
        },
        { kind: 'transition', name: 'processing -> done', actor: 'checkout' },
        { kind: 'stream', name: '#412 to #413' },
      ]),
    ).toEqual([
      '“Pay” was pressed',
      'checkout went to processing',
      'POST /api/checkout took 143 ms',
      'CheckoutCompleted, SubscriptionActivated are events 412–413',
      'current subscription changed',
      'checkout went to done',
      'the stream delivered #412 to #413',
    ]);
  });

  test('sets the work of the app for itself apart from what a person did', () => {
    const parts = tellThread({
      frames: chain([
        { kind: 'gesture', name: '“Sign in” was pressed' },
        { kind: 'transition', name: 'backend.want refused in ready', actor: 'backend' },
        { kind: 'transition', name: 'idle -> submitting', actor: 'login' },
        { kind: 'transition', name: 'page.change refused in closed', actor: 'mobileMenu' },
        { kind: 'transition', name: 'form.submit refused in submitting', actor: 'login' },
        { kind: 'actor', name: 'protectedRoute started', actor: 'protectedRoute' },
        { kind: 'transition', name: 'signedIn -> signedIn', actor: 'auth' },
        {
          kind: 'actor',
          name: 'editForm started',
          actor: 'editForm',
          detail: { machine: 'editForm', value: 'editing', context: {} },
        },
        { kind: 'actor', name: 'editForm stopped', actor: 'editForm', detail: { run: 7 } },
      ]),
    });
    expect(parts.map(({ isMachinery }) => isMachinery)).toEqual([
      ...[false, true, false, true, false, true],
      ...[true, false, true],
    ]);
    expect(parts.at(-2)?.text).toBe('editForm started in editing');
  });

  test('reports refusals, lost replies and what is still under way', () => {
    const request = { kind: 'request', name: 'POST /api/checkout', detail: call } as const;

    expect(
      tell([
        request,
        {
          kind: 'response',
          name: '503',
          after: 20,
          detail: { ...call, status: 503, problem: 'providerUnavailable' },
        },
        { kind: 'transition', name: 'form.submit refused in processing', actor: 'checkout' },
        request,
        {
          kind: 'response',
          name: 'noReply',
          after: 30,
          detail: { ...call, status: null, problem: 'noReply' },
        },
        request,
      ]),
    ).toEqual([
      'POST /api/checkout answered 503 after 20 ms',
      'checkout: form.submit refused in processing',
      'POST /api/checkout failed (noReply) after 30 ms',
      'POST /api/checkout is on its way',
    ]);
  });

  test('holds all frames of one correlation, threads in the order of their beginnings', () => {
    const { trace } = world();
    const one = trace.record({ kind: 'gesture', name: 'one' });
    trace.record({ kind: 'gesture', name: 'two' });
    trace.record({ kind: 'note', name: 'late', cause: one.number });

    expect(threadsOf(trace.frames()).map(({ first, last }) => [first.name, last.name])).toEqual([
      ['one', 'late'],
      ['two', 'two'],
    ]);
  });
});
