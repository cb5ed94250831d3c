/** Refuses with 422 unless the caller has typed the name of the thing to transfer or delete. */
import { tidyText } from '#domain/text/visibleText.ts';
import { RefusalError } from '../http/refusal.ts';

export const requireTypedName = (typed: string, name: string): void => {
  if (tidyText(typed) === tidyText(name)) return;
  throw new RefusalError('invalid', { errors: { name: 'Type the name exactly as shown' } });
};
