/** What is said above the pages of how the data is kept: that it can only be read, that the second copy has a fault, and that a backup is due. */
import { CopyNotice } from './CopyNotice.tsx';
import { NewerNotice } from './NewerNotice.tsx';
import { StorageReminder } from './StorageReminder.tsx';

export const StorageNotices = () => (
  <>
    <NewerNotice />
    <CopyNotice />
    <StorageReminder />
  </>
);
