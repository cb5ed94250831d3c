/** Renders the owner's danger zone, which closes the workspace after listing the losses. */
import { Button } from 'antd';
import { useState } from 'react';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { useAuth } from '../../../services/useAuth.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import styles from '../Billing.module.css';

const lateDialog = {
  fault: 'The dialog that deletes the workspace did not load',
  load: async () => (await import('./DeleteWorkspace.tsx')).DeleteWorkspace,
};

export const DangerZone = () => {
  const isOwner = useAuth().membership?.kind === 'owner';
  const [isOpen, setOpen] = useState(false);
  const Dialog = useLazyModule(isOpen, lateDialog);
  if (!isOwner) return null;
  return (
    <OnlyChangeable>
      <section className={styles.part} aria-labelledby="danger">
        <h3 id="danger">Delete the workspace</h3>
        <p className={styles.quiet}>
          It is closed for everybody in it, and the subscription ends. You can restore it for 30 days.
        </p>
        <div>
          <Button danger onClick={() => setOpen(true)}>
            Delete the workspace…
          </Button>
        </div>
        {isOpen && Dialog && <Dialog onClose={() => setOpen(false)} />}
      </section>
    </OnlyChangeable>
  );
};
