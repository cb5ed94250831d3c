/** Lists a client's share links: content, views, expiry, and revocation. */
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { ShareLinkItem } from '#domain/contract/shareLinkSchemas.ts';
import { useReply } from '../../../data/useReply.ts';
import { everything } from '../../../data/wholeList.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { ShareLinks } from '../../../parts/share/ShareLinks.tsx';
import { useShareChanges } from '../../../parts/share/useShareChanges.ts';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import styles from '../ClientDetails.module.css';
import { sharedThing } from './sharedContentName.ts';

type ClientLinksProps = { readonly client: ClientItem };

/** Loaded only if a link shares content of that kind. */
const useShared = (client: ClientItem, links: readonly ShareLinkItem[]) => {
  const shows = (kind: ShareLinkItem['kind']) => links.some((link) => link.kind === kind);
  const [wantsDashboards, wantsRuns] = [shows('dashboard'), shows('report')];
  const dashboards = useReply('listDashboards', { status: 'all', limit: everything }, wantsDashboards);
  const runs = useReply('listReportRuns', { client: client.id, limit: everything }, wantsRuns);
  const failed = [dashboards, runs].find(({ data, error }) => error !== null && !data);
  return {
    failed,
    known:
      (wantsDashboards && !dashboards.data) || (wantsRuns && !runs.data)
        ? null
        : { dashboards: dashboards.data?.items ?? [], runs: runs.data?.items ?? [] },
  };
};

const Shown = ({ link, known }: { link: ShareLinkItem; known: Parameters<typeof sharedThing>[1] }) => {
  const { label, to, missing } = sharedThing(link, known);
  return (
    <>
      {to === null ? (
        label
      ) : (
        <AppLink to={to} markCurrent={false}>
          {label}
        </AppLink>
      )}
      {missing !== null && `. ${missing}`}
    </>
  );
};

const Links = ({ client }: ClientLinksProps) => {
  const actor = useShareChanges();
  const { data, error, refetch } = useReply('listShareLinks', { client: client.id, limit: everything });
  const links = data?.items ?? [];
  const { failed, known } = useShared(client, links);
  if (error && !data) return <ListFailure what="The share links" error={error} onRetry={refetch} />;
  if (failed?.error)
    return <ListFailure what="What the links show" error={failed.error} onRetry={failed.refetch} />;
  if (!data || known === null) return <ShapeSkeleton rows={3} />;
  if (links.length === 0)
    return (
      <p>
        Nothing of {client.name} is shared by link. “Share” makes one: on the overview, on a dashboard and on
        a sent report.
      </p>
    );
  return <ShareLinks links={links} actor={actor} shownBy={(link) => <Shown link={link} known={known} />} />;
};

export const ClientLinks = ({ client }: ClientLinksProps) => (
  <section className={styles.history} aria-labelledby="share-links">
    <h3 id="share-links">Share links</h3>
    {client.status === 'archived' && <p>While {client.name} is archived, its links show nothing.</p>}
    <Links client={client} />
  </section>
);
