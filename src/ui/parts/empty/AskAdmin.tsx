/** Offers the page's address to send to an admin or the agency that can give access. */
import { CopyButton } from '../CopyButton.tsx';
import { useWhoHelps } from './useWhoHelps.ts';

export const AskAdmin = () => {
  const { short } = useWhoHelps();
  return <CopyButton text={window.location.href} name="address of this page" label={`Copy for ${short}`} />;
};
