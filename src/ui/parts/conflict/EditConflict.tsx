/** Covers an edit form with its conflict: two versions, or a removed item. */
import { useSelector } from '@xstate/react';
import { Button, Flex, Space } from 'antd';
import type { ActorRefFrom } from 'xstate';
import type { editFormMachine, LostVersion } from '#machines/editing/editFormMachine.ts';
import { shortTime } from '../../content/dates.ts';
import { useServices } from '../../services/servicesContext.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './ConflictDialog.module.css';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { FieldWords } from './fieldWords.ts';

type LostDialogProps = {
  readonly title: string;
  readonly loss: LostVersion;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onRestore: () => void;
  readonly onClose: () => void;
};

const LostDialog = ({ title, loss, busy, problem, onRestore, onClose }: LostDialogProps) => {
  const { world } = useServices();
  const { deed, by, at } = loss.lost;
  const when = at === null ? 'meanwhile' : `at ${shortTime(at, world.clock.now())}`;
  return (
    <KitModal title="This is no longer there" focus="title" onClose={onClose}>
      <Flex vertical gap={16} className={styles.body ?? ''}>
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
      </Flex>
    </KitModal>
  );
};

type EditConflictProps = FieldWords & {
  readonly actor: ActorRefFrom<typeof editFormMachine>;
  readonly title: string;
};

export const EditConflict = ({ actor, title, ...words }: EditConflictProps) => {
  const { mine, theirs, before, loss, problem } = useSelector(actor, ({ context }) => context);
  const isConflicted = useSelector(actor, (snapshot) => snapshot.matches('conflicted'));
  const isRestoring = useSelector(actor, (snapshot) => snapshot.matches('restoring'));
  const leave = () => actor.send({ type: 'conflict.leave' });
  if (isConflicted && mine && theirs)
    return (
      <ConflictDialog
        title={title}
        versions={{ before, mine: mine.fields, theirs: theirs.fields }}
        {...words}
        onSave={(fields) => actor.send({ type: 'conflict.resolve', fields })}
        onClose={leave}
      />
    );
  if (!loss) return null;
  return (
    <LostDialog
      title={title}
      loss={loss}
      busy={isRestoring}
      problem={problem?.message ?? null}
      onRestore={() => actor.send({ type: 'loss.restore' })}
      onClose={leave}
    />
  );
};
