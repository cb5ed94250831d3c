/** Warns that data is read-only after an event of a newer version was read, before anybody attempts a change. */
import { useEffect, useState } from 'react';
import { useServices } from '../../services/servicesContext.ts';
import styles from '../BackendNotice.module.css';
import { NewerWords } from './NewerWords.tsx';

export const NewerNotice = () => {
  const { newerData } = useServices();
  const [isFound, setFound] = useState(false);
  useEffect(() => {
    let current = true;
    void newerData?.then(() => current && setFound(true));
    return () => {
      current = false;
    };
  }, [newerData]);
  return (
    isFound && (
      <div role="status" className={styles.notice}>
        <NewerWords />
      </div>
    )
  );
};
