/** Renders the page of one client: the tabs of the drawer at full width, and a link back to the list. */
import type { ReactNode } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { RemovedClient } from '../../parts/RemovedClient.tsx';
import { useShownSubject } from '../../services/usePageSubject.ts';
import { LinesSkeleton } from '../../widgets/LinesSkeleton.tsx';
import { useFocusOnArrival } from '../../widgets/moveFocus.ts';
import { UnsavedContext } from '../../widgets/unsavedScope.ts';
import { useUnsavedGuard } from '../../widgets/useUnsavedGuard.tsx';
import type { ClientDoing } from './ClientActions.tsx';
import styles from './ClientDetails.module.css';
import { ClientMenu } from './ClientMenu.tsx';
import { ClientTabs } from './ClientTabs.tsx';
import { type ClientTab, type ClientView, queryOfView } from './clientView.ts';
import type { ClientChanges } from './useClientChanges.ts';

type ClientPageProps = {
  /** Null if the client does not exist or is still loading. */
  client: ClientItem | null;
  isKnown: boolean;
  view: ClientView;
  changes: ClientChanges;
  notice: ReactNode;
  onTab: (tab: ClientTab) => void;
  onDo: (doing: ClientDoing, client: ClientItem) => void;
};

export const ClientPage = ({ client, isKnown, view, changes, notice, onTab, onDo }: ClientPageProps) => {
  useShownSubject(client?.name ?? null);
  const { scope, note } = useUnsavedGuard();
  const heading = useFocusOnArrival<HTMLHeadingElement>(client?.id);
  return (
    <UnsavedContext value={scope}>
      <div className={styles.ofPage}>
        <p>
          <AppLink to={`?${queryOfView({ ...view, open: null })}`} markCurrent={false} data-finger>
            All clients
          </AppLink>
        </p>
        <h1 className="display" ref={heading} tabIndex={-1}>
          <bdi>{client?.name ?? (isKnown ? 'Client' : '\u00a0')}</bdi>
        </h1>
        {note}
        {notice}
        {!client && isKnown && <RemovedClient clientId={view.open ?? ''} saysNever />}
        {!client && !isKnown && <LinesSkeleton lines={8} />}
        {client && (
          <>
            <OnlyChangeable>
              <ClientMenu client={client} busy={changes.busy} onDo={(doing) => onDo(doing, client)} />
            </OnlyChangeable>
            {/* The headings inside tabs are one level below this one, as in the drawer. */}
            <h2 className="visually-hidden">Details</h2>
            <ClientTabs client={client} tab={view.tab} changes={changes} onTab={onTab} />
          </>
        )}
      </div>
    </UnsavedContext>
  );
};
