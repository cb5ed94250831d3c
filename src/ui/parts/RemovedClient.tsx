/** Stands where a client should be that is not there: who deleted it and when, and the way to bring it back. */
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import { EmptyState } from '../widgets/EmptyState.tsx';
import { RemovedItem } from './RemovedItem.tsx';

/** An active client is archived and deleted by one change. */
const isDeletion = ({ event, parts }: HistoryItem): boolean =>
  [event.type, ...parts.map(({ type }) => type)].includes('ClientDeleted');

type GoneClientProps = {
  readonly clientId: string;
  /** What is said of a client that never was; left out: nothing, as the page says it elsewhere. */
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
        <EmptyState
          title="Client not found"
          text="The link may be old, or a letter may be missing. Nothing of yours is lost."
        />
      )
    }
  />
);
