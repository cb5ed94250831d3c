/** Holds or fails the next request to the same address. */
import { endpointAt } from '#domain/contract/endpointAt.ts';
import { faultText } from '#domain/inspection/faultText.ts';
import type { Fault } from '#domain/inspection/networkControls.ts';
import { PanelButton } from '../PanelButton.tsx';
import type { Call } from './call.ts';
import styles from './NextTime.module.css';
import type { NetworkLevers } from './useNetwork.ts';

const callFaults: readonly Fault[] = [
  { kind: 'status', status: 503 },
  { kind: 'networkError', lost: 'answer' },
  { kind: 'timeout' },
  { kind: 'cutBody', share: 0.5 },
];

const streamFaults: readonly Fault[] = [
  { kind: 'streamDrop' },
  { kind: 'streamDuplicate' },
  { kind: 'streamOutOfOrder' },
];

export const NextTime = ({ call, levers }: { readonly call: Call; readonly levers: NetworkLevers }) => {
  const route = endpointAt(call.asked.method, call.asked.path)?.name;
  if (route === undefined) return null;
  const { controls, state } = levers;
  const isHeld = state.holds.includes(route);
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>Next time</legend>
      <PanelButton
        aria-pressed={isHeld}
        onClick={() => (isHeld ? controls.stopHolding(route) : controls.hold(route))}
      >
        Break here
      </PanelButton>
      {(call.isStream ? streamFaults : callFaults).map((fault) => (
        <PanelButton
          key={faultText(fault)}
          onClick={() => controls.setFault({ route, fault, reach: { next: 1 } })}
        >
          {faultText(fault)}
        </PanelButton>
      ))}
    </fieldset>
  );
};
