/** Exports a script as a link, as JSON or as a Playwright test. */
import { useState } from 'react';
import type { Script } from '#scenarios/script.ts';
import { encodeScript } from '#scenarios/shareCode.ts';
import { useLab } from '../LabContext.ts';
import { download } from './download.ts';
import levers from './PlaybackControls.module.css';
import styles from './ScriptTools.module.css';
import { savePlaywright } from './savePlaywright.ts';

export const ScriptTools = ({ script }: { readonly script: Script }) => {
  const { source } = useLab();
  const [said, say] = useState('');

  const copyLink = async (): Promise<void> => {
    const link = `${location.origin}${source.base}lab/scenarios#run=${await encodeScript(script)}`;
    await navigator.clipboard.writeText(link).then(
      () => say(`Copied: ${link.length} characters`),
      () => say(link),
    );
  };

  return (
    <div className={styles.tools}>
      <button type="button" className={levers.lever} onClick={copyLink}>
        Copy link
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
