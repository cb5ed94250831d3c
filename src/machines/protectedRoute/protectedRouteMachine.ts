/** Decides whether the current page may be shown to the visitor (rulings D10 and D11). */
import { assign, setup } from 'xstate';
import { mayOpen, type ProtectedPageName } from '#domain/access/protectedPages.ts';
import type { AuthStatus } from '../authStatus.ts';

export type ProtectedRouteContext = {
  readonly page: ProtectedPageName;
  readonly returnTo: string;
  readonly auth: AuthStatus;
};

export type ProtectedRouteEvent =
  | { type: 'auth.change'; auth: AuthStatus }
  | { type: 'page.change'; page: ProtectedPageName; returnTo: string };

export const protectedRouteMachine = setup({
  types: {
    context: {} as ProtectedRouteContext,
    events: {} as ProtectedRouteEvent,
    input: {} as ProtectedRouteContext,
    tags: {} as 'busy',
  },
  actions: {
    takeAuth: assign((_, { auth }: { auth: AuthStatus }) => ({ auth })),
    takePage: assign((_, { page, returnTo }: Pick<ProtectedRouteContext, 'page' | 'returnTo'>) => ({
      page,
      returnTo,
    })),
  },
  guards: {
    isAllowed: ({ context: { auth, page } }) => auth.state === 'signedIn' && mayOpen(auth.role, page),
    isSignedIn: ({ context }) => context.auth.state === 'signedIn',
    isSignedOut: ({ context }) => context.auth.state === 'signedOut',
    isUnanswered: ({ context }) => context.auth.state === 'unanswered',
  },
}).createMachine({
  id: 'protectedRoute',
  description: 'Decides whether a protected page may be shown.',
  context: ({ input }) => input,
  initial: 'checking',
  on: {
    'auth.change': {
      target: '.checking',
      actions: { type: 'takeAuth', params: ({ event }) => event },
    },
    'page.change': {
      target: '.checking',
      actions: { type: 'takePage', params: ({ event }) => event },
    },
  },
  states: {
    checking: {
      description:
        'Not known yet who is there: a spinner. As soon as it is known, the answer follows at once.',
      tags: 'busy',
      always: [
        { guard: 'isAllowed', target: 'allowed' },
        { guard: 'isSignedIn', target: 'forbidden' },
        { guard: 'isSignedOut', target: 'signedOut' },
        { guard: 'isUnanswered', target: 'unanswered' },
      ],
    },
    allowed: { description: 'The page is shown.' },
    signedOut: {
      description: 'Nobody is signed in: on to the sign-in page, which leads back here afterwards.',
    },
    forbidden: {
      description: 'The role of whoever is there does not allow this page: a 403 page, no upsell.',
    },
    unanswered: {
      description:
        'The backend did not say who is there. The page says so and offers to try again, instead of a spinner without end.',
    },
  },
});
