/** Verifies every event of a log against the hash chain, in slices that let the page answer in between. */
import type { VerifyProgress } from '#domain/inspection/logControls.ts';
import type { OnProgress } from '#domain/recovery/loss.ts';
import type { BrokenPlace, Verdict } from '#domain/recovery/storageVerdict.ts';
import type { EventLog, Head } from '#events/log/eventLog.ts';
import { chainCheck, emptyHead } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { macrotask } from '#world/settle.ts';

/** Hashing this many takes about ten milliseconds. */
const sliceOfPage = 400;

const headOf = ({ position, hash, recordedAt }: StoredEvent): Head => ({ position, hash, recordedAt });

const createCheck = () => {
  const check = chainCheck();
  let head: Head = emptyHead;
  let broken: BrokenPlace | null = null;
  return {
    take: (events: readonly StoredEvent[]): void => {
      for (const event of events) {
        if (broken !== null) return;
        broken = check(event);
        if (broken === null) head = headOf(event);
      }
    },
    /** Compares the end with the recorded head, because the links cannot reveal missing or replaced last events. */
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
  readonly slice?: number | undefined;
};

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

/** Verifies the whole log from its storage; `tell` gets each slice. Rejects with the signal's reason. */
const checkAll = async (log: Verified, check: Check, progress: Progress): Promise<Verdict> => {
  const noted = await log.head();
  await readOn(log, check, progress);
  check.end(noted);
  return check.verdict();
};

export type VerifyOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: OnProgress;
  readonly slice?: number;
};

export const verifyLog = async (log: Verified, options: VerifyOptions = {}): Promise<Verdict> => {
  const { signal, onProgress, slice } = options;
  const { position } = await log.head();
  const check = createCheck();
  const tell = () => onProgress?.(check.verdict().checked, position);
  const verdict = await checkAll(log, check, { signal, tell, slice });
  tell();
  return verdict;
};

export const verifyEvents = async (events: readonly StoredEvent[], noted: Head): Promise<Verdict> => {
  const check = createCheck();
  for (let from = 0; from < events.length; from += sliceOfPage) {
    check.take(events.slice(from, from + sliceOfPage));
    await macrotask();
  }
  check.end(noted);
  const { head, ...verdict } = check.verdict();
  // Extra events beyond the recorded head are an error, too.
  const longer = verdict.broken === null && head.position > noted.position;
  return longer
    ? { ...verdict, head, broken: { position: noted.position + 1, fault: 'head' } }
    : { ...verdict, head };
};

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
