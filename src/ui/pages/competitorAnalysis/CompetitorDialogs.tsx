/** Renders the open dialog about competitors: the form, the history of one, a comparison, or the choice of a report. */
import { Timeline } from 'antd';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import type { MarketReply } from '#domain/contract/marketSchemas.ts';
import type { ReportSectionItem } from '#domain/contract/reportSchemas.ts';
import { actorOf } from '../../content/activity.ts';
import { shortTime } from '../../content/dates.ts';
import { count, longDay } from '../../content/formatMetric.ts';
import { useReply } from '../../data/useReply.ts';
import { ReportDialog } from '../../parts/chartMenu/ReportDialog.tsx';
import { EventSentence } from '../../parts/EventSentence.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import type { Reversible } from '../../parts/useReversible.ts';
import { useServices } from '../../services/servicesContext.ts';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import { Comparison } from './Comparison.tsx';
import { CompetitorForm } from './CompetitorForm.tsx';
import { methods, percent, siteName } from './marketWords.tsx';
import { RivalAlert } from './RivalAlert.tsx';

export type OpenDialog =
  | { readonly kind: 'form'; readonly competitor: CompetitorItem | null }
  | { readonly kind: 'history' | 'alert'; readonly competitor: CompetitorItem }
  | { readonly kind: 'comparison'; readonly sites: MarketReply['sites'] }
  | { readonly kind: 'report'; readonly market: MarketReply };

type HistoryProps = { readonly competitor: CompetitorItem; readonly onClose: () => void };

const CompetitorHistory = ({ competitor, onClose }: HistoryProps) => {
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
              <time dateTime={event.occurred_at} className="hint">
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

/** A report keeps the figures as text, because estimates of later days differ. */
export const marketSection = ({ sites, range }: MarketReply): Omit<ReportSectionItem, 'id'> => ({
  kind: 'text',
  title: 'Share of voice in search',
  figures: [],
  by: null,
  text: [
    `${longDay(range.from)} to ${longDay(range.to)}, estimates.`,
    '',
    ...sites.map(
      (site) =>
        `- **${siteName(site)}** ${percent(site.now.share)}${
          site.before ? `, before ${percent(site.before.share)}` : ''
        }, ${count(site.now.top10)} keywords in the first 10, ${count(site.now.visits)} visits a month`,
    ),
    '',
    methods.share,
  ].join('\n'),
  client_id: null,
  period: null,
  filters: '',
});

type CompetitorDialogsProps = {
  readonly open: OpenDialog;
  readonly client: ClientItem | null;
  readonly clients: readonly ClientItem[];
  readonly ask: Reversible['ask'];
  readonly onClose: () => void;
};

export const CompetitorDialogs = ({ open, client, clients, ask, onClose }: CompetitorDialogsProps) => {
  switch (open.kind) {
    case 'form':
      return (
        <CompetitorForm
          client={client ?? clients.find(({ id }) => id === open.competitor?.client_id) ?? null}
          clients={clients}
          competitor={open.competitor}
          onClose={onClose}
        />
      );
    case 'history':
      return <CompetitorHistory competitor={open.competitor} onClose={onClose} />;
    case 'alert':
      return <RivalAlert competitor={open.competitor} ask={ask} onClose={onClose} />;
    case 'comparison':
      return <Comparison sites={open.sites} onClose={onClose} />;
    case 'report':
      return (
        <ReportDialog
          clientId={open.market.client_id}
          section={marketSection(open.market)}
          ask={ask}
          onClose={onClose}
        />
      );
  }
};
