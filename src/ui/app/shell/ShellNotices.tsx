/** Collects the notices above a signed-in page: storage, demo clock, plan and failed queries, and its tooltip. */
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
