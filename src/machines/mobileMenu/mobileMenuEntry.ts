/** Registers the mobileMenu machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { mobileMenuMachine } from './mobileMenuMachine.ts';

export const mobileMenuEntry = entry(mobileMenuMachine, {
  title: 'Mobile menu',
  subject: 'navigation',
  about: 'Opens and closes the navigation of small screens, with its animation.',
  events: [
    { type: 'menu.toggle' },
    { type: 'menu.close' },
    { type: 'escape.press' },
    { type: 'link.choose' },
    { type: 'page.change' },
  ],
});
