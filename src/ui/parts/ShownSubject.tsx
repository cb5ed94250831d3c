/** Adds the name of a tab to the window's title. */
import { useShownSubject } from '../services/usePageSubject.ts';

/** Render it before the tab's content, whose own subject then takes precedence. Null: the page itself. */
export const ShownSubject = ({ name }: { name: string | null }) => {
  useShownSubject(name);
  return null;
};
