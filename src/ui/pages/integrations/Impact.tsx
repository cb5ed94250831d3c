/** Says before a change of a connection what shows its figures, and what becomes of that. */
import { integrationTexts } from '../../content/integrations.ts';
import { useReply } from '../../data/useReply.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { LinesSkeleton } from '../../widgets/LinesSkeleton.tsx';
import type { BoardRow } from './connectionState.ts';
import { ImpactList, impactWords } from './ImpactList.tsx';

export const Impact = ({ row, verb }: { row: BoardRow; verb: string }) => {
  const { data, error, refetch } = useReply('readSyncs', { integration: row.id });
  if (error && !data) return <ListFailure what="The impact" error={error} onRetry={refetch} />;
  if (!data) return <LinesSkeleton lines={4} />;
  const words = impactWords(data.impact);
  if (words === null) return <p>{integrationTexts.noImpact}</p>;
  return (
    <>
      <p>
        <strong>{words}</strong> of {row.client.name} {verb}:
      </p>
      <ImpactList impact={data.impact} clientId={row.client.id} />
    </>
  );
};
