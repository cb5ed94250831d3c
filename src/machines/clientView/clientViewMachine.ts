/** Opens a client's portal as its people see it, and returns to the own session. */
import { assign, setup } from 'xstate';
import { type Refusal, refusalOf } from '../api/outcome.ts';
import { missingAction, missingPromise } from '../missingImplementation.ts';

export type PortalSession = { readonly userId: string; readonly token: string };

export type ClientViewContext = {
  readonly clientId: string | null;
  readonly problem: Refusal | null;
};

export type ClientViewEvent = { type: 'view.enter'; clientId: string } | { type: 'view.exit' };

export const clientViewMachine = setup({
  types: {
    context: {} as ClientViewContext,
    events: {} as ClientViewEvent,
    input: {} as { readonly clientId: string | null },
    tags: {} as 'busy',
  },
  actors: { open: missingPromise<PortalSession, string>('open') },
  actions: {
    keepClient: assign((_, { clientId }: { clientId: string }) => ({ clientId, problem: null })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error) })),
    enter: (_, _entry: PortalSession): void => missingAction('enter')(),
    leave: (_, _client: { clientId: string | null }): void => missingAction('leave')(),
  },
}).createMachine({
  id: 'clientView',
  description: 'A look at a client’s portal, read-only, by a session of the client’s scope.',
  context: ({ input }) => ({ clientId: input.clientId, problem: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Whoever the page is for stays. A refusal comes back here with its reason.',
      on: {
        'view.enter': { target: 'entering', actions: { type: 'keepClient', params: ({ event }) => event } },
        'view.exit': {
          target: 'changed',
          actions: { type: 'leave', params: ({ context: { clientId } }) => ({ clientId }) },
        },
      },
    },
    entering: {
      description: 'The backend opens a second session, which the tab then keeps before the own one.',
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context }) => context.clientId ?? '',
        onDone: { target: 'changed', actions: { type: 'enter', params: ({ event }) => event.output } },
        onError: { target: 'resting', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    changed: {
      description: 'The page is for another session now: what is shown gives way to what that one sees.',
      type: 'final',
    },
  },
});
