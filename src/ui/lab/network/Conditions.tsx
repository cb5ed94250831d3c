/** Renders the network conditions: latency, faults and held replies. */
import { useState } from 'react';
import { faultText, reachText } from '#domain/inspection/faultText.ts';
import { type LatencyProfile, latencyProfiles, type Route } from '#domain/inspection/networkControls.ts';
import styles from './Conditions.module.css';
import { FaultForm, RouteSelect } from './FaultForm.tsx';
import { routeText } from './faultChoices.ts';
import type { NetworkLevers } from './useNetwork.ts';

const profileTexts: Readonly<Record<LatencyProfile, string>> = {
  instant: 'no delay',
  fast: '12 to 36 ms',
  normal: '80 to 250 ms',
  slow: '0.6 to 2 s',
  spiky: 'normal, one in 20 takes 2 to 5 s',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const Latency = ({ controls, state }: NetworkLevers) => (
  <fieldset className={styles.group}>
    <legend>Latency</legend>
    <div className={styles.profiles}>
      {latencyProfiles.map((profile) => (
        <label key={profile} className={styles.profile}>
          <input
            type="radio"
            name="lab-latency"
            checked={state.latency === profile}
            onChange={() => controls.setLatency(profile)}
          />
          <span>
            {capital(profile)} <span className={styles.quiet}>{profileTexts[profile]}</span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

const Faults = ({ controls, state }: NetworkLevers) => (
  <fieldset className={styles.group}>
    <legend>Faults</legend>
    <FaultForm onSet={controls.setFault} />
    {state.faults.length === 0 ? (
      <p className={styles.quiet}>None is set. A fault is gone once it was applied as often as wanted.</p>
    ) : (
      <ul className={styles.rules}>
        {state.faults.map(({ id, fault, route, reach, applied }) => (
          <li key={id} className={styles.rule}>
            <span>
              {faultText(fault)} <span className={styles.quiet}>on</span> {routeText(route)},{' '}
              {reachText(reach)}
              {applied > 0 && <span className={styles.quiet}>, applied {applied}</span>}
            </span>
            <button type="button" className={styles.quietButton} onClick={() => controls.removeFault(id)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
    )}
  </fieldset>
);

const Holds = ({ controls, state }: NetworkLevers) => {
  const [route, setRoute] = useState<Route>('checkout');
  return (
    <fieldset className={styles.group}>
      <legend>Hold replies</legend>
      <div className={styles.form}>
        <RouteSelect label="Replies to hold" route={route} onChange={setRoute} />
        <button
          type="button"
          className={styles.button}
          disabled={state.holds.includes(route)}
          onClick={() => controls.hold(route)}
        >
          Hold
        </button>
      </div>
      <ul className={styles.rules}>
        {state.holds.map((held) => (
          <li key={held} className={styles.rule}>
            <span>{routeText(held)}</span>
            <button type="button" className={styles.quietButton} onClick={() => controls.stopHolding(held)}>
              Stop holding
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

export const Conditions = ({ levers }: { readonly levers: NetworkLevers }) => (
  <section className={styles.conditions} aria-label="Network conditions">
    <Latency {...levers} />
    <Faults {...levers} />
    <Holds {...levers} />
  </section>
);
