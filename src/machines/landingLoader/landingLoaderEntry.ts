/** Registers the landingLoader machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { landingLoaderMachine } from './landingLoaderMachine.ts';

export const landingLoaderEntry = entry(landingLoaderMachine, {
  title: 'Landing loader',
  subject: 'landing',
  about: 'Says for a tenth of a second that the product loads, then shows the landing page.',
  events: [],
});
