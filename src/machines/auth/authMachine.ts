/** Tracks who is signed in on this page: restored on load, changed here and in other tabs (rulings D14, D16, D21). */

import { assertEvent } from 'xstate';
import { definedOnly } from '#domain/definedOnly.ts';
import { nobody } from './authContext.ts';
import { authSetup } from './authSetup.ts';

export const authMachine = authSetup.createMachine({
  id: 'auth',
  description: 'Who is signed in on this page, and how that changes.',
  context: { ...nobody, problem: null },
  invoke: {
    id: 'watchSession',
    src: 'watchSession',
    onError: { actions: { type: 'keepProblem', params: ({ event }) => event } },
  },
  initial: 'restoring',
  states: {
    restoring: {
      description:
        'Asks the backend whether the kept session is still good. One that is unknown, unreadable or someone else’s is discarded quietly. A page that was open before begins with what it kept, and asks then.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ found: event.output }) },
            target: 'preparing',
            actions: { type: 'expectPerson', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'signedOut', actions: 'discardSession' },
        ],
        onError: {
          target: 'restoringFailed',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
      on: {
        'session.rejected': { target: 'signedOut', actions: 'discardSession' },
        'session.changed': [
          { guard: 'isSessionGone', target: 'signedOut' },
          { target: 'restoring', reenter: true },
        ],
      },
    },
    preparing: {
      description:
        'It is known who is there. What they will see is fetched first, so that the page changes once.',
      tags: 'busy',
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context }) => context.arriving,
        onDone: [
          { guard: 'isOnlyKept', target: 'signedIn.readingAgain', actions: 'welcomeArriving' },
          { target: 'signedIn', actions: 'welcomeArriving' },
        ],
        onError: { target: 'signedIn', actions: 'welcomeArriving' },
      },
      on: {
        'session.rejected': { target: 'signedOut', actions: ['discardSession', 'forgetPerson'] },
        'session.changed': [
          { guard: 'isSessionGone', target: 'signedOut', actions: 'forgetPerson' },
          { target: 'restoring', actions: 'forgetPerson' },
        ],
      },
    },
    restoringFailed: {
      description:
        'The backend did not answer. The kept session stays: it is checked again every few seconds or on request, and signing in afresh is possible.',
      after: { sessionRetry: 'restoring' },
      on: {
        'session.retry': 'restoring',
        'session.changed': 'restoring',
        'account.signIn': 'signingIn',
        'account.signUp': 'signingUp',
      },
    },
    signedOut: {
      description: 'Nobody is signed in. A refused sign-in or sign-up comes back here with its reason.',
      on: {
        'account.signIn': 'signingIn',
        'account.signUp': 'signingUp',
        'profile.update': { actions: 'keepNobodySignedIn' },
        'session.changed': { guard: 'isSessionStored', target: 'restoring' },
      },
    },
    signingIn: {
      description: 'The backend compares email and password.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'account.signIn');
          const { email, password, remember, oneTimeCode } = event;
          return { email, password, remember, ...definedOnly({ oneTimeCode }) };
        },
        onDone: {
          target: 'preparing',
          actions: { type: 'expectPerson', params: ({ event }) => ({ found: event.output }) },
        },
        onError: { target: 'signedOut', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    signingUp: {
      description: 'The backend makes the account and its workspace, and signs the new person in at once.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ event }) => {
          assertEvent(event, 'account.signUp');
          return event.account;
        },
        onDone: {
          target: 'signedIn',
          actions: { type: 'welcome', params: ({ event }) => ({ found: event.output }) },
        },
        onError: { target: 'signedOut', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    signedIn: {
      description: 'Someone is signed in. No failed profile update changes that.',
      initial: 'settled',
      on: {
        'account.signOut': 'signingOut',
        'session.rejected': [
          { guard: 'isForgotten', target: 'leaving', actions: 'forgetPerson' },
          { target: 'signedOut', actions: ['discardSession', 'forgetPerson'] },
        ],
        'session.changed': [
          { guard: 'isSessionGone', target: 'leaving', actions: 'forgetPerson' },
          { target: 'restoring', actions: 'forgetPerson' },
        ],
      },
      states: {
        settled: {
          description: 'Nothing is under way.',
          on: { 'profile.update': 'updatingProfile', 'profile.stale': 'readingAgain' },
        },
        readingAgain: {
          description:
            'Something about the person may be other than the page knows, such as their role: it is read again. Without a reply everything stays.',
          invoke: {
            id: 'readPerson',
            src: 'readPerson',
            onDone: {
              target: 'settled',
              actions: { type: 'welcome', params: ({ event }) => ({ found: event.output }) },
            },
            onError: 'settled',
          },
          on: {
            'profile.update': 'updatingProfile',
            'profile.stale': { target: 'readingAgain', reenter: true },
          },
        },
        updatingProfile: {
          description: 'The backend merges the given fields into the profile.',
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            id: 'updateProfile',
            src: 'updateProfile',
            input: ({ event }) => {
              assertEvent(event, 'profile.update');
              const { changes, etag } = event;
              return etag === undefined ? { changes } : { changes, etag };
            },
            onDone: {
              target: 'settled',
              actions: { type: 'takeProfile', params: ({ event }) => event.output },
            },
            onError: { target: 'settled', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
        },
      },
    },
    signingOut: {
      description:
        'The backend ends the session. The browser forgets it even without a reply: whoever leaves a shared machine must not stay signed in.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: { target: 'leaving', actions: ['discardSession', 'forgetPerson'] },
        onError: { target: 'leaving', actions: ['discardSession', 'forgetPerson'] },
      },
      on: { 'session.rejected': { target: 'leaving', actions: ['discardSession', 'forgetPerson'] } },
    },
    leaving: {
      description:
        'The page reloads to Home, so that nothing of the person stays in memory; after a sign-out in another tab too.',
      tags: 'busy',
      // Without a page to reload, the machine continues signed out.
      invoke: { id: 'reloadToHome', src: 'reloadToHome', onDone: 'signedOut', onError: 'signedOut' },
    },
  },
});
