/** Lists the held replies, each with a button to release it. */
import { timings } from '#domain/timings.ts';
import styles from './HeldReplies.module.css';
import type { NetworkLevers } from './useNetwork.ts';

type HeldRepliesProps = { readonly levers: NetworkLevers; readonly onSelect: (frame: number) => void };

export const HeldReplies = ({ levers, onSelect }: HeldRepliesProps) => {
  const { controls, state } = levers;
  return (
    <div role="status" className={styles.held}>
      {state.held.length > 0 && (
        <>
          <ul className={styles.replies}>
            {state.held.map(({ id, method, path, status, request }) => (
              <li key={id} className={styles.reply}>
                <button
                  type="button"
                  className={styles.name}
                  disabled={request === null}
                  onClick={() => request !== null && onSelect(request)}
                >
                  {method} {path} is held with {status}
                </button>
                <button type="button" className={styles.release} onClick={() => controls.release(id)}>
                  Release
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.limit}>
            A page gives up when it has waited {timings.requestLimit / 1_000} seconds.
          </p>
          {state.held.length > 1 && (
            <button type="button" className={styles.release} onClick={controls.releaseAll}>
              Release all {state.held.length}
            </button>
          )}
        </>
      )}
    </div>
  );
};
