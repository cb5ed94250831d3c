/** What is said above the pages of how the data is kept: that it can only be read, and that a backup is due. */
import { NewerNotice } from './NewerNotice.tsx';
import { StorageReminder } from './StorageReminder.tsx';

export const StorageNotices = () => (
  <>
    <NewerNotice />
    <StorageReminder />
  </>
);
