/** What the browser knows about whether things may move: a hidden tab, and the wish for less motion. */
import type { TestimonialsEvent } from '#machines/testimonials/testimonialsMachine.ts';

type Send = (event: Extract<TestimonialsEvent, { type: 'hold.begin' | 'hold.end' }>) => void;

/** Tells what holds now and whenever that changes; gives the function that ends it. */
export const followAttention = (send: Send): (() => void) => {
  const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const tellTab = () => send({ type: document.hidden ? 'hold.begin' : 'hold.end', hold: 'hiddenTab' });
  const tellMotion = () => send({ type: motion.matches ? 'hold.begin' : 'hold.end', hold: 'reducedMotion' });
  document.addEventListener('visibilitychange', tellTab);
  motion.addEventListener('change', tellMotion);
  tellTab();
  tellMotion();
  return () => {
    document.removeEventListener('visibilitychange', tellTab);
    motion.removeEventListener('change', tellMotion);
  };
};
