/** Exports a script as a link, as JSON or as a Playwright test. */
import { useState } from 'react';
import { knownScripts } from '#scenarios/knownScripts.ts';
import type { Script } from '#scenarios/script.ts';
import { encodeScript } from '#scenarios/shareCode.ts';
import { useLab } from '../LabContext.ts';
import { download } from './download.ts';
import levers from './PlaybackControls.module.css';
import styles from './ScriptTools.module.css';
import { savePlaywright } from './savePlaywright.ts';
import { preparedPlace } from './stageAddress.ts';

type ScriptToolsProps = {
  readonly script: Script;
  /** The current step. */
  readonly at: number;
};

export const ScriptTools = ({ script, at }: ScriptToolsProps) => {
  const { source } = useLab();
  const [said, say] = useState('');

  const copyLink = async (isPrepared: boolean): Promise<void> => {
    const isKnown = isPrepared && knownScripts.includes(script);
    const place = isPrepared ? preparedPlace(isKnown ? `/${script.name}` : '', at) : '';
    const run = isKnown ? '' : `#run=${await encodeScript(script)}`;
    const link = `${location.origin}${source.base}lab/scenarios${place}${run}`;
    await navigator.clipboard.writeText(link).then(
      () => say(`Copied: ${link.length} characters`),
      () => say(link),
    );
  };

  return (
    <div className={styles.tools}>
      <button type="button" className={levers.lever} onClick={() => copyLink(false)}>
        Copy link
      </button>
      <button
        type="button"
        className={levers.lever}
        title="Runs to this step at once; then the stage is the visitor’s"
        onClick={() => copyLink(true)}
      >
        Copy link to this state
      </button>
      <button
        type="button"
        className={levers.lever}
        onClick={() => download(`${script.name}.json`, `${JSON.stringify(script, null, 2)}\n`)}
      >
        Save as JSON
      </button>
      <button
        type="button"
        className={levers.lever}
        onClick={() => savePlaywright(`${script.name}-playwright`, [script])}
      >
        Save as Playwright test
      </button>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
  );
};
