/** Reports failed or stale queries that no part of the page reports, such as the names next to an event. */
import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCallback, useSyncExternalStore } from 'react';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { shownErrorsOf } from '../../widgets/shownErrors.ts';
import styles from './UnshownFailures.module.css';

const serverFault = 500;
const tooMany = 429;
const closed: readonly number[] = [402, 403];

/** Null: a refusal that the page handles as a whole, such as a deleted item. */
const kindOf = (error: unknown): 'failed' | 'limited' | 'closed' | null => {
  if (!(error instanceof ApiProblem) || error.status >= serverFault) return 'failed';
  if (error.status === tooMany) return 'limited';
  return closed.includes(error.status) ? 'closed' : null;
};

type Failures = 'none' | 'missing' | 'old' | 'limited' | 'closed';

const useFailures = () => {
  const client = useQueryClient();
  const shown = shownErrorsOf(client);
  const cache = client.getQueryCache();
  const isUnshown = (query: Query): boolean => {
    const { status, error } = query.state;
    return status === 'error' && query.isActive() && kindOf(error) !== null && !shown.has(error);
  };
  const unshown = (): readonly Query[] => cache.findAll().filter(isUnshown);
  const subscribe = useCallback(
    (hear: () => void) => {
      // Batched with the observers, so that a part that shows its own failure has rendered before this note.
      const hearTogether = notifyManager.batchCalls(hear);
      const leaveCache = cache.subscribe((event) => {
        // Every observer emits events, some forty on a page without failures.
        if (event.type === 'updated' || event.query.state.status === 'error') hearTogether();
      });
      const leaveShown = shown.subscribe(hear);
      return () => {
        leaveCache();
        leaveShown();
      };
    },
    [cache, shown],
  );
  const read = (): Failures => {
    const queries = unshown();
    const failed = queries.filter(({ state }) => kindOf(state.error) === 'failed');
    if (failed.length > 0) return failed.some(({ state }) => state.data === undefined) ? 'missing' : 'old';
    if (queries.some(({ state }) => kindOf(state.error) === 'limited')) return 'limited';
    return queries.length > 0 ? 'closed' : 'none';
  };
  return {
    failures: useSyncExternalStore(subscribe, read, read),
    /** Closed queries are skipped, because a retry would be refused again. */
    again: () => {
      const mayHeal = unshown().filter(({ state }) => kindOf(state.error) !== 'closed');
      return Promise.all(mayHeal.map((query) => query.fetch().catch(() => undefined)));
    },
  };
};

const words: Readonly<Record<Exclude<Failures, 'none'>, string>> = {
  missing: 'Some details of this page could not be loaded.',
  old: 'Some of this page could not be updated and may be out of date.',
  limited: 'Some details are missing because of too many requests. Wait a moment, then try again.',
  closed: 'Your plan or your role does not include some details of this page.',
};

export const UnshownFailures = () => {
  const { failures, again } = useFailures();
  if (failures === 'none') return null;
  return (
    <p role="status" className={`${styles.note} touch`} data-print="never">
      <span>{words[failures]}</span>
      {failures !== 'closed' && (
        <Button size="small" onClick={() => void again()}>
          Load again
        </Button>
      )}
    </p>
  );
};
