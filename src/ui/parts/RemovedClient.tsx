/** Replaces a deleted client with who deleted it and when, and a restore button. */
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import { EmptyState } from '../widgets/EmptyState.tsx';
import { RemovedItem } from './RemovedItem.tsx';

/** One command archives and deletes an active client. */
const isDeletion = ({ event, parts }: HistoryItem): boolean =>
  [event.type, ...parts.map(({ type }) => type)].includes('ClientDeleted');

type GoneClientProps = {
  readonly clientId: string;
  readonly saysNever?: boolean;
};

export const RemovedClient = ({ clientId, saysNever = false }: GoneClientProps) => (
  <RemovedItem
    query={{ subject: 'clients', client: clientId }}
    isLoss={isDeletion}
    word="deleted"
    fallback="This client"
    never={
      saysNever && (
        <EmptyState title="Client not found" text="Check the address, or go back to a page you know." />
      )
    }
  />
);
