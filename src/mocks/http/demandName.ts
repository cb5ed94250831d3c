/** The 422 of who has not typed the name of what they are about to give away or to end. */
import { RefusalError } from './refusal.ts';

/** Nothing of weight is done by accident: who asks has typed the name. */
export const demandName = (typed: string, name: string): void => {
  if (typed.trim() === name.trim()) return;
  throw new RefusalError('invalid', { errors: { name: 'Type the name exactly as shown' } });
};
