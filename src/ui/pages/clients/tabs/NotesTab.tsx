/** Renders the agency's internal tasks and notes about a client. */
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { useReply } from '../../../data/useReply.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { useStaff } from '../../../parts/useStaff.ts';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import type { ClientChanges } from '../useClientChanges.ts';
import { Notes } from './Notes.tsx';
import styles from './Tasks.module.css';
import { Tasks } from './Tasks.tsx';

export const NotesTab = ({ client, changes }: { client: ClientItem; changes: ClientChanges }) => {
  const { data, error, refetch } = useReply('readClientRecord', { client: client.id });
  const staff = useStaff();
  if (error && !data) return <ListFailure what="The tasks and notes" error={error} onRetry={refetch} />;
  if (!data) return <ShapeSkeleton rows={3} fields={1} />;
  const shared = { client, staff, changes };
  return (
    <div className={styles.parts} data-print="never">
      <Tasks tasks={data.tasks} {...shared} />
      <Notes notes={data.notes} {...shared} />
    </div>
  );
};
