/** What lies over a record's form while somebody has to decide: both versions of it, or that it is not there any more. */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { recordEditorMachine } from '#machines/records/recordEditorMachine.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { FieldWords } from './fieldWords.ts';
import { LostDialog } from './LostDialog.tsx';

type RecordConflictProps = FieldWords & {
  readonly actor: ActorRefFrom<typeof recordEditorMachine>;
  /** What the record is called. */
  readonly title: string;
};

export const RecordConflict = ({ actor, title, ...words }: RecordConflictProps) => {
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
      onRestore={() => actor.send({ type: 'record.restore' })}
      onClose={leave}
    />
  );
};
