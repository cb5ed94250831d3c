/** What is told at the top of a signed-in page: of room for data, of the demo’s clock, of a plan, of failed readings; with its tooltip. */
import { Hints } from '../../parts/hints/Hints.tsx';
import { StorageNotices } from '../recovery/StorageNotices.tsx';
import { DemoClockNotice } from './DemoClockNotice.tsx';
import { PastDueNotice } from './PastDueNotice.tsx';
import { TrialNotice } from './TrialNotice.tsx';
import { UnshownFailures } from './UnshownFailures.tsx';

export const ShellNotices = () => (
  <>
    <StorageNotices />
    <DemoClockNotice />
    <TrialNotice />
    <PastDueNotice />
    <UnshownFailures />
    <Hints />
  </>
);
