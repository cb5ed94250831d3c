/** The place of a client's reports. */
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';

export const ReportsTab = ({ client }: { client: ClientItem }) => (
  <EmptyState
    level={3}
    title="No reports yet"
    text={`Reports cannot be made here yet, so there is none for ${client.name}.`}
  />
);
