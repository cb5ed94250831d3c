/** The way on for who may not see something: the address of the page, to send to an admin or, by people of a client, to their agency. */
import { CopyButton } from '../CopyButton.tsx';
import { useWhoHelps } from './useWhoHelps.ts';

export const AskAdmin = () => {
  const { short } = useWhoHelps();
  return <CopyButton text={window.location.href} name="address of this page" label={`Copy for ${short}`} />;
};
