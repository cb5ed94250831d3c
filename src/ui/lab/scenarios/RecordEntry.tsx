/** Starts a recording, or continues the saved draft. */
import { useEffect, useState } from 'react';
import type { Script } from '#scenarios/script.ts';
import { useServices } from '../../services/servicesContext.ts';
import styles from './RecordEntry.module.css';
import { readDraft } from './recordDraft.ts';

export const RecordEntry = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { localStorage: store } = useServices();
  const [draft, setDraft] = useState<Script | null>(null);
  useEffect(() => {
    let isCurrent = true;
    readDraft(store).then((found) => {
      if (isCurrent) setDraft(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [store]);
  return (
    <p className={styles.entry}>
      <button type="button" className={styles.record} onClick={onOpen}>
        {draft === null ? 'Record a scenario' : 'Go on with your recording'}
      </button>
      <span className={styles.words}>
        {draft === null
          ? 'Use the product by hand on a stage of its own; what you do becomes a script.'
          : `“${draft.title}”, ${draft.steps.length} steps, kept in this browser.`}
      </span>
    </p>
  );
};
