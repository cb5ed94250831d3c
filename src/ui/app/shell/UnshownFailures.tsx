/** Tells of readings that failed or could not be renewed where no part of the page says so, such as names beside an event. */
import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCallback, useSyncExternalStore } from 'react';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { shownErrorsOf } from '../../widgets/shownErrors.ts';
import styles from './UnshownFailures.module.css';

const serverFault = 500;

/** A refusal is an answer; another try brings the same. */
const mayHeal = (error: unknown): boolean => !(error instanceof ApiProblem) || error.status >= serverFault;

type Failures = 'none' | 'missing' | 'old';

const useFailures = () => {
  const client = useQueryClient();
  const shown = shownErrorsOf(client);
  const cache = client.getQueryCache();
  const isUntold = (query: Query): boolean => {
    const { status, error } = query.state;
    return status === 'error' && query.isActive() && mayHeal(error) && !shown.has(error);
  };
  const untold = (): readonly Query[] => cache.findAll().filter(isUntold);
  const subscribe = useCallback(
    (hear: () => void) => {
      // With the parts that read, so that those who tell of a failure are asked before the note is drawn.
      const leaveCache = cache.subscribe(notifyManager.batchCalls(hear));
      const leaveShown = shown.subscribe(hear);
      return () => {
        leaveCache();
        leaveShown();
      };
    },
    [cache, shown],
  );
  const read = (): Failures => {
    const queries = untold();
    if (queries.length === 0) return 'none';
    return queries.some(({ state }) => state.data === undefined) ? 'missing' : 'old';
  };
  return {
    failures: useSyncExternalStore(subscribe, read, read),
    again: () => Promise.all(untold().map((query) => query.fetch().catch(() => undefined))),
  };
};

const words: Readonly<Record<Exclude<Failures, 'none'>, string>> = {
  missing: 'Some details of this page could not be loaded.',
  old: 'Some of this page could not be updated and may be out of date.',
};

export const UnshownFailures = () => {
  const { failures, again } = useFailures();
  if (failures === 'none') return null;
  return (
    <p role="status" className={styles.note} data-print="never">
      <span>{words[failures]}</span>
      <Button size="small" onClick={() => void again()}>
        Load again
      </Button>
    </p>
  );
};
