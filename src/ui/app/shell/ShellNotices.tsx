/** What is told at the top of a signed-in page: of room left to keep data, of a trial that ends, of failed readings; with the page's tooltip. */
import { Hints } from '../../parts/hints/Hints.tsx';
import { StorageNotices } from '../recovery/StorageNotices.tsx';
import { TrialNotice } from './TrialNotice.tsx';
import { UnshownFailures } from './UnshownFailures.tsx';

export const ShellNotices = () => (
  <>
    <StorageNotices />
    <TrialNotice />
    <UnshownFailures />
    <Hints />
  </>
);
