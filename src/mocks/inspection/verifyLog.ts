/** Holds every event of a log against the hash chain, a slice at a time, so that the page answers in between. */
import type { BrokenPlace, Verdict, VerifyProgress } from '#domain/inspection/logControls.ts';
import type { OnProgress } from '#domain/recovery/loss.ts';
import type { EventLog, Head } from '#events/log/eventLog.ts';
import { chainCheck, emptyHead } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { macrotask } from '#world/settle.ts';

/** So many are hashed in about ten milliseconds. */
const sliceOfPage = 400;

const headOf = ({ position, hash, recordedAt }: StoredEvent): Head => ({ position, hash, recordedAt });

/** A check that goes on from event to event and tells how far it has come. */
const createCheck = () => {
  const check = chainCheck();
  let head: Head = emptyHead;
  let broken: BrokenPlace | null = null;
  return {
    /** Stops at the first fault. */
    take: (events: readonly StoredEvent[]): void => {
      for (const event of events) {
        if (broken !== null) return;
        broken = check(event);
        if (broken === null) head = headOf(event);
      }
    },
    /** Compares the end with the noted one. The links cannot show that the last events are missing or were replaced. */
    end: (noted: Head): void => {
      if (broken !== null) return;
      if (noted.position > head.position) broken = { position: head.position + 1, fault: 'position' };
      else if (noted.position === head.position && noted.hash !== head.hash)
        broken = { position: head.position, fault: 'head' };
    },
    verdict: (): Verdict => ({ checked: head.position, head, broken }),
  };
};

export type Check = ReturnType<typeof createCheck>;

type Progress = {
  readonly signal?: AbortSignal | undefined;
  readonly tell: () => void;
  /** Events between two turns of the thread. */
  readonly slice?: number | undefined;
};

/** Reads on from where the check stands to the log's end. */
const readOn = async (
  log: Pick<EventLog, 'readAll'>,
  check: Check,
  { signal, tell, slice = sliceOfPage }: Progress,
): Promise<void> => {
  for (;;) {
    signal?.throwIfAborted();
    const { checked, broken } = check.verdict();
    const events = broken === null ? await log.readAll({ after: checked, limit: slice }) : [];
    check.take(events);
    if (events.length < slice) return;
    tell();
    await macrotask();
  }
};

type Verified = Pick<EventLog, 'readAll' | 'head'>;

/** Checks the whole log out of its storage; `tell` hears of each slice. Rejects with the signal's reason. */
const checkAll = async (log: Verified, check: Check, progress: Progress): Promise<Verdict> => {
  const noted = await log.head();
  await readOn(log, check, progress);
  check.end(noted);
  return check.verdict();
};

export type VerifyOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: OnProgress;
  /** Events between two turns of the thread; left out: few enough for a page. */
  readonly slice?: number;
};

/** Checks the whole log once. Rejects with the signal's reason. */
export const verifyLog = async (log: Verified, options: VerifyOptions = {}): Promise<Verdict> => {
  const { signal, onProgress, slice } = options;
  const { position } = await log.head();
  const check = createCheck();
  const tell = () => onProgress?.(check.verdict().checked, position);
  const verdict = await checkAll(log, check, { signal, tell, slice });
  tell();
  return verdict;
};

/** Checks events that are in memory against the end that was noted. */
export const verifyEvents = async (events: readonly StoredEvent[], noted: Head): Promise<Verdict> => {
  const check = createCheck();
  for (let from = 0; from < events.length; from += sliceOfPage) {
    check.take(events.slice(from, from + sliceOfPage));
    await macrotask();
  }
  check.end(noted);
  const { head, ...verdict } = check.verdict();
  // More than was noted is no better than less.
  const longer = verdict.broken === null && head.position > noted.position;
  return longer
    ? { ...verdict, head, broken: { position: noted.position + 1, fault: 'head' } }
    : { ...verdict, head };
};

/** Checks the whole log, then each event as it comes; `listener` hears of every step. Returns the function that stops it. */
export const watchChain = (
  log: Pick<EventLog, 'readAll' | 'head' | 'subscribe'>,
  listener: (progress: VerifyProgress) => void,
): (() => void) => {
  const check = createCheck();
  const stopping = new AbortController();
  const { signal } = stopping;
  let unsubscribe = () => {};
  const tell = (settled: boolean) => {
    if (!signal.aborted) listener({ ...check.verdict(), settled });
  };
  const follow = (after: number) => {
    if (signal.aborted) return;
    unsubscribe = log.subscribe(after, (events) => {
      check.take(events);
      tell(true);
    });
  };
  checkAll(log, check, { signal, tell: () => tell(false) }).then(
    ({ checked, broken }) => {
      tell(true);
      if (broken === null) follow(checked);
    },
    () => tell(false),
  );
  return () => {
    stopping.abort();
    unsubscribe();
  };
};
