/** Renders the storage notices above the pages: read-only data, faults of clock, copy or local entries, and a due backup. */
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
