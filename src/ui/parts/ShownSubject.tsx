/** What a tab is called, in the window's title. */
import { useShownSubject } from '../services/usePageSubject.ts';

/** Before the content of the tab, so that what the content shows comes later and is read first. Null: the page itself. */
export const ShownSubject = ({ name }: { name: string | null }) => {
  useShownSubject(name);
  return null;
};
