/** Registers the testimonials machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { testimonialsMachine } from './testimonialsMachine.ts';

export const testimonialsEntry = entry(testimonialsMachine, {
  title: 'Testimonials',
  subject: 'landing',
  about: 'Brings one testimonial after the other to the front, and plays one at a time.',
  input: { captions: [2, 2, 2] },
  events: [
    { type: 'card.toggle', index: 0 },
    { type: 'card.toggle', index: 1 },
    { type: 'card.choose', index: 2 },
    { type: 'hold.begin', hold: 'pointer' },
    { type: 'hold.end', hold: 'pointer' },
  ],
});
