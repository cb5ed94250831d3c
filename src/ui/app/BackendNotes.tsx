/** Warns that data is not persisted, that it is read-only, or that no service worker runs. */
import type { StartedBackend } from '#machines/backend/backendMachine.ts';
import styles from './BackendNotice.module.css';
import { NewerWords } from './recovery/NewerWords.tsx';

export const BackendNotes = ({ started }: { readonly started: StartedBackend }) => {
  const { memoryReason, mode, readOnly = false } = started;
  return (
    <div role="status" className={styles.notice}>
      {mode === 'direct' && (
        <p>
          There is no service worker here, so this page answers its own requests. Everything works, but the
          browser’s network panel stays empty.
        </p>
      )}
      {memoryReason !== null && (
        <p>
          This browser gives the demo no lasting storage, so everything is forgotten when you close this tab (
          {memoryReason}).
        </p>
      )}
      {readOnly && <NewerWords />}
    </div>
  );
};
