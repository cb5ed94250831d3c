/** Registers the protectedRoute machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { protectedRouteMachine } from './protectedRouteMachine.ts';

export const protectedRouteEntry = entry(protectedRouteMachine, {
  title: 'Protected page',
  subject: 'access',
  about: 'Decides whether a page may be shown to whoever is there: yes, not to this role, or sign in first.',
  input: { page: 'billing', returnTo: '/billing', auth: { state: 'checking' } },
  events: [
    { type: 'auth.change', auth: { state: 'checking' } },
    { type: 'auth.change', auth: { state: 'unanswered' } },
    { type: 'auth.change', auth: { state: 'signedOut' } },
    { type: 'auth.change', auth: { state: 'signedIn', role: 'user' } },
    { type: 'auth.change', auth: { state: 'signedIn', role: 'manager' } },
    { type: 'page.change', page: 'dashboard', returnTo: '/dashboard' },
  ],
});
