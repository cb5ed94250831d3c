/** The pageScroll machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { pageScrollMachine } from './pageScrollMachine.ts';

export const pageScrollEntry = entry(pageScrollMachine, {
  title: 'Page scroll',
  subject: 'navigation',
  about: 'Brings the page to its top after every change of route.',
  input: { path: '/' },
  events: [
    { type: 'page.change', path: '/pricing', fromMobileMenu: false },
    { type: 'page.change', path: '/features', fromMobileMenu: true },
  ],
});
