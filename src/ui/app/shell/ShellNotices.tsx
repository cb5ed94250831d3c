/** Collects the notices above a signed-in page: storage, demo clock, plan and failed queries, and its tooltip. */

import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayOpen } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import { leadWords } from '#domain/inspection/clockLead.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import type { StorageNote } from '#domain/recovery/storageNote.ts';
import type { PastDuePlan } from '#machines/subscription/subscriptionMachine.ts';
import { day, fullTime } from '../../content/dates.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { type WantedHint, watchHints } from '../../parts/hints/watchHints.ts';
import { useLabOffered } from '../../parts/useLabOffered.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { useLoadedClock } from '../../services/useLoadedClock.ts';
import styles from '../BackendNotice.module.css';
import { useLabOpening } from '../lab/labOpening.tsx';
import { LateStorageDrawer } from '../recovery/LateStorageDrawer.tsx';
import { NewerWords } from '../recovery/NewerWords.tsx';
import { StorageReminder } from '../recovery/StorageReminder.tsx';
import { TrialNotice } from './TrialNotice.tsx';
import { UnshownFailures } from './UnshownFailures.tsx';

const silent = () => () => {};
const never = (): number => 0;

export const DemoClockNotice = () => {
  const { demoClock, world } = useServices();
  const clock = useLoadedClock(demoClock, world.trace);
  const navigate = useNavigate();
  const { setOpen } = useLabOpening();
  const isOffered = useLabOffered();
  const ahead = useSyncExternalStore(clock?.subscribe ?? silent, clock?.ahead ?? never, never);
  if (!clock || ahead === 0) return null;
  const open = () => {
    // The Lab follows each address once, so a repeated press needs another one.
    const hash = location.hash === '#lab/demo' ? '#lab/demo/' : '#lab/demo';
    setOpen(() => true);
    navigate({ search: location.search, hash }, { replace: true });
  };
  return (
    <section className={styles.notice} aria-label="Demo clock" data-print="never">
      <p>
        Demo clock: {leadWords(ahead)} ahead. It shows {day(new Date(clock.now()).toISOString())}. Reset the
        demo to return to real time.
      </p>
      {isOffered && (
        <Button size="small" onClick={open}>
          Open the demo console
        </Button>
      )}
    </section>
  );
};

type ClockNote = Extract<StorageNote, { kind: 'clock' }>;

export const clockWords = ({ direction, now, last }: ClockNote): string =>
  direction === 'ahead'
    ? `Your computer’s clock says ${fullTime(now)}; the last change here was ${fullTime(last)}. Plan changes, reports and alerts that are due since then wait until you confirm the clock. If it is wrong, correct it and reload the page.`
    : `Your computer’s clock says ${fullTime(now)}, which is before the last change here, ${fullTime(last)}. New changes keep their order, but their times and the days of figures will be wrong. Correct the clock and reload the page.`;

/** Says that the computer's clock disagrees with the last change, and lets a person confirm the clock. */
export const ClockNotice = () => {
  const { storageNotes, controls, serverState } = useServices();
  const [note, setNote] = useState<ClockNote | null>(null);
  useEffect(() => storageNotes?.((note) => note.kind === 'clock' && setNote(note)), [storageNotes]);
  if (!note) return null;
  const confirm = async () => {
    const { storage } = await controls();
    storage?.confirmClock();
    setNote(null);
    await serverState.invalidateQueries();
  };
  return (
    <section className={styles.notice} aria-label="Clock" data-print="never">
      <p role="status">{clockWords(note)}</p>
      {note.direction === 'ahead' ? (
        <Button size="small" type="primary" onClick={confirm}>
          The clock is right
        </Button>
      ) : (
        <Button size="small" onClick={() => setNote(null)}>
          Close
        </Button>
      )}
    </section>
  );
};

/** `mayPay`: may open billing; everybody else of the agency reads whom to ask. */
export const pastDueWords = ({ plan, at }: PastDuePlan, mayPay: boolean): string => {
  const { title } = plans[plan];
  const meanwhile = 'Everything can still be read and exported; the limits without a plan apply.';
  return mayPay
    ? `The last renewal of ${title} was not paid. Pay it by ${fullTime(at)} to get ${title} back. ${meanwhile}`
    : `${title} is paused because its last renewal was not paid. Ask your admin to pay it. ${meanwhile}`;
};

/** People of a client see nothing of the agency's subscription. */
const PastDueNotice = () => {
  const { actors } = useServices();
  const { profile } = useAuth();
  const pastDue = useSelector(actors.subscription, ({ context }) => context.pastDue);
  if (pastDue === null) return null;
  const mayPay = mayOpen(roleOf(profile?.role), 'billing');
  return (
    <section className={styles.notice} aria-label="Payment failed" data-print="never">
      <p role="status">{pastDueWords(pastDue, mayPay)}</p>
      {mayPay && <AppLink to="/billing">Pay in Billing</AppLink>}
    </section>
  );
};

type BackupNoticeProps = {
  readonly name: string;
  readonly words: string;
  readonly offersBackup: boolean;
  readonly onClose: () => void;
};

const BackupNotice = ({ name, words, offersBackup, onClose }: BackupNoticeProps) => {
  const [makes, setMakes] = useState(false);
  return (
    <section className={styles.notice} aria-label={name} data-print="never">
      <p role="status">{words}</p>
      {offersBackup && (
        <Button size="small" type="primary" onClick={() => setMakes(true)}>
          Make a backup
        </Button>
      )}
      <Button size="small" onClick={onClose}>
        Close
      </Button>
      <LateStorageDrawer isOpen={makes} onClose={() => setMakes(false)} />
    </section>
  );
};

type CopyNote = Extract<StorageNote, { kind: 'copy' }>;

const mendedWords = (mended: number): string =>
  mended === 1
    ? 'A file of the second copy of your data was damaged. It has been written again, and nothing is lost.'
    : `${mended} files of the second copy of your data were damaged. They have been written again, and nothing is lost.`;

const copyWords = ({ fault, mended }: Omit<CopyNote, 'kind'>): string | null => {
  if (fault !== null)
    return `The second copy of your data could not be written (${fault}). Your data is saved, but a damaged browser storage could not be restored from it. Keep an export as a backup.`;
  return mended === 0 ? null : mendedWords(mended);
};

/** Says that the second copy cannot be written or was damaged in part, and offers a backup. */
export const CopyNotice = () => {
  const { storageNotes } = useServices();
  const [note, setNote] = useState<CopyNote | null>(null);
  useEffect(() => storageNotes?.((note) => note.kind === 'copy' && setNote(note)), [storageNotes]);
  const words = note && copyWords(note);
  if (!note || words === null) return null;
  return (
    <BackupNotice
      name="Second copy"
      words={words}
      offersBackup={note.fault !== null}
      onClose={() => setNote(null)}
    />
  );
};

/** Warns that data is read-only after an event of a newer version was read, before anybody attempts a change. */
export const NewerNotice = () => {
  const { newerData } = useServices();
  const [isFound, setFound] = useState(false);
  useEffect(() => {
    let current = true;
    void newerData?.then(() => current && setFound(true));
    return () => {
      current = false;
    };
  }, [newerData]);
  return (
    isFound && (
      <div role="status" className={styles.notice}>
        <NewerWords />
      </div>
    )
  );
};

const lateTip = {
  fault: 'The tooltip did not load',
  load: async () => (await import('../../parts/hints/HintTip.tsx')).HintTip,
};

const Hints = () => {
  const { clock } = useServices().world;
  const [hint, setHint] = useState<WantedHint | null>(null);
  const HintTip = useLazyModule(hint !== null, lateTip);
  useEffect(() => watchHints(document, clock, setHint), [clock]);
  return hint && HintTip ? <HintTip hint={hint} /> : null;
};

export const headWords =
  'Your data is saved, but the browser’s local storage is full or blocked, so the app cannot note there how far it goes. If the browser loses a change, only the second copy can show it. Keep an export as a backup.';

/** Says that the log head of the last change could not be recorded, and offers a backup. */
export const HeadNotice = () => {
  const { storageNotes } = useServices();
  const [isNoted, setIsNoted] = useState(false);
  useEffect(
    () => storageNotes?.((note) => note.kind === 'head' && setIsNoted(!note.isNoted)),
    [storageNotes],
  );
  return (
    isNoted && (
      <BackupNotice name="Local storage" words={headWords} offersBackup onClose={() => setIsNoted(false)} />
    )
  );
};

const StorageNotices = () => (
  <>
    <NewerNotice />
    <ClockNotice />
    <CopyNotice />
    <HeadNotice />
    <StorageReminder />
  </>
);

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
