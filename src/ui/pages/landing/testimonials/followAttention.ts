/** Reports to the testimonials machine when the tab is hidden or reduced motion is requested. */
import type { TestimonialsEvent } from '#machines/testimonials/testimonialsMachine.ts';

type Send = (event: Extract<TestimonialsEvent, { type: 'hold.begin' | 'hold.end' }>) => void;

/** Sends the current state and every change; returns the function that unsubscribes. */
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
