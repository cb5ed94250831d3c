/** The gallery of scenarios, and the stage on which one is watched. */

import type { Script } from '#scenarios/script.ts';
import { shippedScripts } from '#scenarios/shippedScripts.ts';
import { useLab } from '../LabContext.ts';
import styles from './ScenariosPanel.module.css';
import { StageView } from './StageView.tsx';

const Entry = ({ script }: { readonly script: Script }) => {
  const { show } = useLab();
  const { name, title, about, steps, network } = script;
  return (
    <li className={styles.entry}>
      <h3 className={styles.title}>
        <button type="button" className={styles.open} onClick={() => show('scenarios', name)}>
          {title}
        </button>
      </h3>
      <p>{about}</p>
      <p className={styles.facts}>
        {steps.length} steps · network {network} · seed {script.seed}
      </p>
    </li>
  );
};

export const ScenariosPanel = () => {
  const { rest, show } = useLab();
  const script = shippedScripts.find(({ name }) => name === rest);
  if (script) return <StageView key={script.name} script={script} onLeave={() => show('scenarios', '')} />;
  return (
    <section className={styles.gallery} aria-label="Scenarios">
      <p className={styles.lead}>
        Each is one script: watched here, run by real input in a browser, and run without one. It plays in a
        world of its own; your workspace stays as it is.
      </p>
      <ul className={styles.list}>
        {shippedScripts.map((one) => (
          <Entry key={one.name} script={one} />
        ))}
      </ul>
    </section>
  );
};
