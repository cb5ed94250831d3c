/** Lists the held replies, each with the choice of what its page gets. */
import { faultText } from '#domain/inspection/faultText.ts';
import type { Fault } from '#domain/inspection/networkControls.ts';
import { timings } from '#domain/timings.ts';
import { PanelButton } from '../PanelButton.tsx';
import styles from './HeldReplies.module.css';
import type { NetworkLevers } from './useNetwork.ts';

const instead: readonly Fault[] = [
  { kind: 'status', status: 503 },
  { kind: 'networkError', lost: 'answer' },
];

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
                <PanelButton look="quiet" onClick={() => controls.release(id)}>
                  Release
                </PanelButton>
                {instead.map((fault) => (
                  <PanelButton
                    key={faultText(fault)}
                    look="quiet"
                    onClick={() => controls.release(id, fault)}
                  >
                    {faultText(fault)}
                  </PanelButton>
                ))}
              </li>
            ))}
          </ul>
          <p className="fine">A page gives up when it has waited {timings.requestLimit / 1_000} seconds.</p>
          {state.held.length > 1 && (
            <PanelButton look="quiet" onClick={controls.releaseAll}>
              Release all {state.held.length}
            </PanelButton>
          )}
        </>
      )}
    </div>
  );
};
