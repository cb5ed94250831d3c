/** What is said above the pages of how the data is kept: it can only be read, clock, copy or local entries have a fault, a backup is due. */
import { ClockNotice } from './ClockNotice.tsx';
import { CopyNotice } from './CopyNotice.tsx';
import { HeadNotice } from './HeadNotice.tsx';
import { NewerNotice } from './NewerNotice.tsx';
import { StorageReminder } from './StorageReminder.tsx';

export const StorageNotices = () => (
  <>
    <NewerNotice />
    <ClockNotice />
    <CopyNotice />
    <HeadNotice />
    <StorageReminder />
  </>
);
