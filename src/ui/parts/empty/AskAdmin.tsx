/** The way on for who may not see something: the address of the page, to send to an admin. */
import { CopyButton } from '../CopyButton.tsx';

export const AskAdmin = () => (
  <CopyButton text={window.location.href} name="address of this page" label="Copy for an admin" />
);
