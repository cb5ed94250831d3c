/** Tests the access check of protected pages. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ProtectedPageName, protectedPages } from '#domain/access/protectedPages.ts';
import { type Role, roles } from '#domain/access/role.ts';
import type { AuthStatus } from '#machines/authStatus.ts';
import { protectedRouteMachine } from '#machines/protectedRoute/protectedRouteMachine.ts';
import { safeReturnTo, signInAddress } from '#machines/protectedRoute/returnTo.ts';
import { seen, startMachine } from '../machineHarness.ts';

const checking: AuthStatus = { state: 'checking' };

const open = (page: ProtectedPageName, auth: AuthStatus = checking) =>
  startMachine(protectedRouteMachine, { page, returnTo: protectedPages[page].path, auth }).actor;

const pages = Object.keys(protectedPages) as ProtectedPageName[];

/** The table of ruling D10, written out by hand. */
const forbidden: Readonly<Record<Role, readonly ProtectedPageName[]>> = {
  admin: [],
  manager: ['competitorAnalysis', 'integrations', 'whiteLabel'],
  user: ['competitorAnalysis', 'integrations', 'clients', 'whiteLabel', 'billing'],
};

describe(protectedRouteMachine.id, () => {
  test('shows a spinner until it is known who is there [S2.3]', () => {
    const actor = open('billing');
    expect(seen(actor)).toEqual({
      state: 'checking',
      context: { page: 'billing', returnTo: '/billing', auth: checking },
      tags: ['busy'],
    });

    actor.send({ type: 'auth.change', auth: checking });
    expect(seen(actor).state).toEqual('checking');
  });

  test.each([
    [{ state: 'signedIn', role: 'manager' }, 'allowed'],
    [{ state: 'signedIn', role: 'user' }, 'forbidden'],
    [{ state: 'signedOut' }, 'signedOut'],
    [{ state: 'unanswered' }, 'unanswered'],
  ] as const)('answers %j with %s, at once or when it becomes known [S2.3]', (auth, state) => {
    const actor = open('billing');
    actor.send({ type: 'auth.change', auth });
    const answer = { state, context: { page: 'billing', returnTo: '/billing', auth }, tags: [] };

    expect([seen(actor), seen(open('billing', auth))]).toEqual([answer, answer]);
  });

  test.each(roles)('lets the role %s into exactly its pages [S6.2]', (role) => {
    const shut = pages.filter((page) => seen(open(page, { state: 'signedIn', role })).state === 'forbidden');

    expect(shut).toEqual(forbidden[role]);
  });

  test.each(pages)('lets nobody into %s signed out [S2.3]', (page) => {
    expect(seen(open(page, { state: 'signedOut' })).state).toEqual('signedOut');
  });

  test('follows anyone who comes and goes', () => {
    const actor = open('billing', { state: 'signedIn', role: 'admin' });
    const states = (
      [
        { state: 'checking' },
        { state: 'signedIn', role: 'user' },
        { state: 'signedOut' },
        { state: 'signedIn', role: 'admin' },
      ] as const
    ).map((auth) => {
      actor.send({ type: 'auth.change', auth });
      return seen(actor).state;
    });

    expect(states).toEqual(['checking', 'forbidden', 'signedOut', 'allowed']);
  });

  test('decides anew for another page', () => {
    const actor = open('dashboard', { state: 'signedIn', role: 'user' });
    actor.send({ type: 'page.change', page: 'clients', returnTo: '/clients?sort=name' });

    expect(seen(actor)).toEqual({
      state: 'forbidden',
      context: { page: 'clients', returnTo: '/clients?sort=name', auth: { state: 'signedIn', role: 'user' } },
      tags: [],
    });
  });
});

describe('the way back after signing in', () => {
  test('is reported to the sign-in page and read from it', () => {
    const address = signInAddress('/clients?sort=name&x=1#top');

    expect(address).toEqual('/login?returnTo=%2Fclients%3Fsort%3Dname%26x%3D1%23top');
    expect(safeReturnTo(new URLSearchParams(address.split('?')[1]).get('returnTo'))).toEqual(
      '/clients?sort=name&x=1#top',
    );
  });

  test.each([
    null,
    '',
    'billing',
    'https://evil.example/',
    '//evil.example/billing',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/login?returnTo=%2F',
    '/register',
    '/..//evil.example',
  ])('is the dashboard instead of %j', (wish) => {
    expect(safeReturnTo(wish)).toEqual('/dashboard');
  });

  test('never leads to another site', () => {
    const part = fc.constantFrom('/', '\\', '..', '.', '\t', 'evil.example', 'https:', '?', '#', '@', ':');
    const wish = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(wish, (text) => {
        const found = safeReturnTo(text);
        expect(new URL(found, 'https://app.example').origin).toEqual('https://app.example');
      }),
      { numRuns: 2_000 },
    );
  });
});
