/** The gallery of scenarios, and the stage on which one is watched. */

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Script } from '#scenarios/script.ts';
import { decodeScript } from '#scenarios/shareCode.ts';
import { shippedScripts } from '#scenarios/shippedScripts.ts';
import { useLab } from '../LabContext.ts';
import { OpenScript, tellProblem } from './OpenScript.tsx';
import { RecordEntry } from './RecordEntry.tsx';
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

const RecordView = lazy(async () => ({ default: (await import('./RecordView.tsx')).RecordView }));

const linkStart = '#run=';

/** The script that the address brings in its fragment, which no server ever sees. */
const useLinkedScript = (onScript: (script: Script) => void): string | null => {
  const [problem, setProblem] = useState<string | null>(null);
  const take = useRef(onScript);
  useEffect(() => {
    const { hash } = location;
    if (!hash.startsWith(linkStart)) return;
    decodeScript(hash.slice(linkStart.length)).then((parsed) => {
      if (parsed.ok) take.current(parsed.script);
      else setProblem(parsed.problems.map(tellProblem).join(' '));
    });
  }, []);
  return problem;
};

export const ScenariosPanel = () => {
  const { rest, show } = useLab();
  const [opened, setOpened] = useState<Script | null>(null);
  const problem = useLinkedScript(setOpened);
  const script = opened ?? shippedScripts.find(({ name }) => name === rest);
  const leave = () => {
    setOpened(null);
    show('scenarios', '');
  };
  if (rest === 'record') {
    return (
      <Suspense>
        <RecordView onLeave={leave} />
      </Suspense>
    );
  }
  if (script) return <StageView key={script.name} script={script} onLeave={leave} />;
  return (
    <section className={styles.gallery} aria-label="Scenarios">
      <p className={styles.lead}>
        Each is one script: watched here, run by real input in a browser, and run without one. It plays in a
        world of its own; your workspace stays as it is.
      </p>
      <RecordEntry onOpen={() => show('scenarios', 'record')} />
      <ul className={styles.list}>
        {shippedScripts.map((one) => (
          <Entry key={one.name} script={one} />
        ))}
      </ul>
      {problem !== null && <p role="alert">The scenario of this link cannot be opened: {problem}</p>}
      <OpenScript onOpen={setOpened} />
    </section>
  );
};
