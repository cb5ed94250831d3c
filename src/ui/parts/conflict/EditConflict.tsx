/** Covers an edit form with its conflict: two versions, or a removed item. */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { editFormMachine } from '#machines/editing/editFormMachine.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { FieldWords } from './fieldWords.ts';
import { LostDialog } from './LostDialog.tsx';

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
