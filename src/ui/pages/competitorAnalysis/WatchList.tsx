/** Renders the competitors of one client or of all, with the actions on each. */

import { useSelector } from '@xstate/react';
import { Button, Descriptions, Timeline } from 'antd';
import { type ComponentProps, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { competitorTiers, tierMeanings } from '#domain/competitors/competitorRules.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import { competitorChangeService } from '#machines/editing/competitorsService.ts';
import { reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { actorOf } from '../../content/activity.ts';
import { shortTime } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { EventSentence } from '../../parts/EventSentence.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import styles from './CompetitorAnalysis.module.css';
import { CompetitorForm } from './CompetitorForm.tsx';
import { CompetitorList } from './CompetitorList.tsx';

type CompetitorHistoryProps = { competitor: CompetitorItem; onClose: () => void };

const CompetitorHistory = ({ competitor, onClose }: CompetitorHistoryProps) => {
  const { world } = useServices();
  const query = {
    subject: 'competitors',
    client: competitor.client_id,
    order: 'newest',
    limit: '500',
  } as const;
  const { data, error, refetch } = useReply('listEvents', query);
  const events = data?.items.filter(({ data: facts }) => facts.competitorId === competitor.id) ?? [];
  const now = world.clock.now();
  return (
    <SideDrawer title={`History of ${competitor.domain}`} focus="title" onClose={onClose}>
      {error && !data && <ListFailure what="The history" error={error} onRetry={refetch} />}
      {!error && !data && <ShapeSkeleton rows={4} />}
      {data && (
        <Timeline
          items={events.map((event) => ({
            key: event.id,
            title: (
              <time dateTime={event.occurred_at} className={styles.since}>
                {shortTime(event.occurred_at, now)}
              </time>
            ),
            content: (
              <>
                <strong>
                  <bdi>{actorOf(event)}</bdi>
                </strong>{' '}
                <EventSentence event={event} names={new Map()} />
              </>
            ),
          }))}
        />
      )}
    </SideDrawer>
  );
};

const words = (kind: string, name: string) =>
  kind === 'remove'
    ? { made: `Removed ${name}.`, takenBack: `${name} is watched again.` }
    : { made: `Restored ${name}.`, takenBack: `${name} is removed again.` };

type Shown = { readonly kind: 'form' | 'history'; readonly competitor: CompetitorItem | null };

export type WatchListProps = Pick<ComponentProps<typeof CompetitorList>, 'sort' | 'onSort'> & {
  readonly client: ClientItem | null;
  readonly clients: readonly ClientItem[];
  readonly competitors: readonly CompetitorItem[];
  readonly nameOf: (competitor: CompetitorItem) => string;
  readonly onCsv: () => void;
};

const NoneYet = ({ client }: Pick<WatchListProps, 'client'>) => (
  <EmptyState
    level={3}
    title="No competitors yet"
    text={`Add the sites where customers of ${client?.name ?? 'a client'} might go instead, each with a tier:`}
  >
    <Descriptions
      column={1}
      colon={false}
      className={styles.meanings ?? ''}
      classNames={{ label: styles.meaning ?? '' }}
      items={competitorTiers.map((tier) => ({ key: tier, label: tier, children: tierMeanings[tier] }))}
    />
  </EmptyState>
);

const ClientLink = ({
  competitor,
  nameOf,
}: { competitor: CompetitorItem } & Pick<WatchListProps, 'nameOf'>) => {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set('client', competitor.client_id);
  return (
    <AppLink to={`${protectedPages.competitorAnalysis.path}?${next}`} markCurrent={false}>
      {nameOf(competitor)}
    </AppLink>
  );
};

const headingOf = (watched: number, client: ClientItem | null): string => {
  const counted =
    watched === 0 ? 'Competitors' : `${watched} ${watched === 1 ? 'competitor' : 'competitors'}`;
  return `${counted} of ${client?.name ?? 'all clients'}`;
};

export const WatchList = (props: WatchListProps) => {
  const { client, clients, competitors, nameOf, onCsv, ...sorting } = props;
  const { api, ownChanges } = useServices();
  const [open, setOpen] = useState<Shown | null>(null);
  const changes = useLifecycle(
    () => reversibleChangeMachine.provide({ actors: competitorChangeService({ api, changes: ownChanges }) }),
    { id: 'reversibleChange' },
  );
  const busy = useSelector(changes, (snapshot) => snapshot.hasTag('busy'));
  const watched = competitors.filter(({ removed_at }) => removed_at === null).length;
  const close = () => setOpen(null);
  const edited = open?.competitor;
  return (
    <section aria-labelledby="competitors">
      <div className={styles.listHead}>
        <h2 id="competitors">{headingOf(watched, client)}</h2>
        <div className={styles.listTools}>
          <Button type="text" disabled={competitors.length === 0} onClick={onCsv}>
            Download CSV
          </Button>
          <OnlyChangeable>
            <Button type="primary" onClick={() => setOpen({ kind: 'form', competitor: null })}>
              Add competitor
            </Button>
          </OnlyChangeable>
        </div>
      </div>
      <ChangeNotice actor={changes} words={words} />
      {watched === 0 && <NoneYet client={client} />}
      <CompetitorList
        competitors={competitors}
        clientOf={
          client === null ? (competitor) => <ClientLink competitor={competitor} nameOf={nameOf} /> : null
        }
        nameOf={nameOf}
        busy={busy}
        {...sorting}
        onEdit={(competitor) => setOpen({ kind: 'form', competitor })}
        onHistory={(competitor) => setOpen({ kind: 'history', competitor })}
        onChange={(kind, { id, domain, etag }) =>
          changes.send({ type: 'change.ask', kind, id, name: domain, etag })
        }
      />
      {open?.kind === 'form' && (
        <CompetitorForm
          client={client ?? clients.find(({ id }) => id === edited?.client_id) ?? null}
          clients={clients}
          competitor={open.competitor}
          onClose={close}
        />
      )}
      {open?.kind === 'history' && open.competitor && (
        <CompetitorHistory competitor={open.competitor} onClose={close} />
      )}
    </section>
  );
};
