/** Takes the replies of an HTTP Archive, which then answer instead of the backend. */
import { useState } from 'react';
import { harBounds, harReplies } from './harReplies.ts';
import styles from './NetworkPanel.module.css';
import type { NetworkLevers } from './useNetwork.ts';

export const ImportHar = ({ controls }: NetworkLevers) => {
  const [said, say] = useState('');
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const rules = file.size > harBounds.longest ? null : harReplies(await file.text());
    for (const rule of rules ?? []) controls.setFault(rule);
    if (rules === null) say(`${file.name} is no archive of up to 8 MB.`);
    else say(`${rules.length} ${rules.length === 1 ? 'reply' : 'replies'} pinned.`);
  };
  return (
    <>
      <label className={styles.tool}>
        Import HAR
        <input
          type="file"
          accept=".har,application/json"
          className="visually-hidden"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      <span role="status">{said}</span>
    </>
  );
};
