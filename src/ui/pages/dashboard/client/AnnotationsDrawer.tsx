/** Renders a drawer of annotations of any days, latest first. */
import type { QueryOf } from '#domain/contract/endpoints.ts';
import { useReply } from '../../../data/useReply.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import { SideDrawer } from '../../../widgets/SideDrawer.tsx';
import { AnnotationRows } from './AnnotationRows.tsx';
import styles from './TrendPart.module.css';

type AnnotationsDrawerProps = Omit<Parameters<typeof AnnotationRows>[0], 'items'> & {
  title: string;
  query: QueryOf<'listAnnotations'>;
  onClose: () => void;
};

const most = '500';

export const AnnotationsDrawer = ({ title, query, onClose, ...rows }: AnnotationsDrawerProps) => {
  const { data, error, refetch } = useReply('listAnnotations', { ...query, limit: most });
  return (
    <SideDrawer title={title} focus="title" onClose={onClose}>
      {error && !data && <ListFailure what="The annotations" error={error} onRetry={refetch} />}
      {!data && !error && <ShapeSkeleton rows={6} />}
      {data?.items.length === 0 && <p className={styles.hint}>No annotations yet.</p>}
      {data && data.total > data.items.length && (
        <p className={styles.hint}>
          The first {data.items.length} of {data.total}.
        </p>
      )}
      {data && <AnnotationRows {...rows} items={data.items.toReversed()} />}
    </SideDrawer>
  );
};
