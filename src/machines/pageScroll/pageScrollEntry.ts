/** Registers the pageScroll machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { pageScrollMachine } from './pageScrollMachine.ts';

export const pageScrollEntry = entry(pageScrollMachine, {
  title: 'Page scroll',
  subject: 'navigation',
  about: 'Brings the page to its top after a change of route, and back to where its reader left it.',
  input: { path: '/' },
  events: [
    { type: 'page.change', path: '/pricing', fromMobileMenu: false, top: null },
    { type: 'page.change', path: '/features', fromMobileMenu: true, top: null },
    { type: 'page.change', path: '/', fromMobileMenu: false, top: 1_200 },
    { type: 'content.tall' },
    { type: 'reader.move' },
  ],
});
