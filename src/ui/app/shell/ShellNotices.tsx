/** What is told at the top of a signed-in page: of the room left to keep data, of a trial that ends, and of readings that failed unseen. */
import { StorageNotices } from '../recovery/StorageNotices.tsx';
import { TrialNotice } from './TrialNotice.tsx';
import { UnshownFailures } from './UnshownFailures.tsx';

export const ShellNotices = () => (
  <>
    <StorageNotices />
    <TrialNotice />
    <UnshownFailures />
  </>
);
