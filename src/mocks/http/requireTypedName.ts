/** The 422 of who has not typed the name of what they are about to give away or to end. */
import { tidyText } from '#domain/text/visibleText.ts';
import { RefusalError } from './refusal.ts';

/** Nothing of weight is done by accident: who asks has typed the name. */
export const requireTypedName = (typed: string, name: string): void => {
  if (tidyText(typed) === tidyText(name)) return;
  throw new RefusalError('invalid', { errors: { name: 'Type the name exactly as shown' } });
};
