/** Says who removed an item during its edit and when, and offers to restore it. */
import { Button, Space } from 'antd';
import type { LostVersion } from '#machines/editing/editFormMachine.ts';
import { shortTime } from '../../content/dates.ts';
import { useServices } from '../../services/servicesContext.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './ConflictDialog.module.css';

type LostDialogProps = {
  readonly title: string;
  readonly loss: LostVersion;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onRestore: () => void;
  readonly onClose: () => void;
};

export const LostDialog = ({ title, loss, busy, problem, onRestore, onClose }: LostDialogProps) => {
  const { world } = useServices();
  const { deed, by, at } = loss.lost;
  const when = at === null ? 'meanwhile' : `at ${shortTime(at, world.clock.now())}`;
  return (
    <KitModal title="This is no longer there" focus="title" onClose={onClose}>
      <div className={styles.body}>
        <p>
          <strong>{title}</strong> was {deed} {by === null ? '' : `by ${by} `}
          {when}. What you typed is still in the form.
        </p>
        <ProblemBox text={problem} />
        <Space wrap>
          {loss.mayRestore && (
            <Button type="primary" loading={busy} onClick={onRestore}>
              Restore it
            </Button>
          )}
          <Button onClick={onClose}>Back to the form</Button>
        </Space>
      </div>
    </KitModal>
  );
};
