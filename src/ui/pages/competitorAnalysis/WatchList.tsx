/** Renders the competitors of one client or of all, with the actions on each and a comparison of the chosen ones. */

import { useSelector } from '@xstate/react';
import { Button, Descriptions, Flex } from 'antd';
import { type ComponentProps, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { competitorTiers, mostCompetitors, tierMeanings } from '#domain/competitors/competitorRules.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import type { MarketReply } from '#domain/contract/marketSchemas.ts';
import { competitorChangeService } from '#machines/editing/competitorsService.ts';
import { reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import type { Reversible } from '../../parts/useReversible.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { hintOf } from '../../widgets/hintOf.ts';
import styles from './CompetitorAnalysis.module.css';
import type { OpenDialog } from './CompetitorDialogs.tsx';
import { CompetitorList, watchRows } from './CompetitorList.tsx';

const words = (kind: string, name: string) =>
  kind === 'remove'
    ? { made: `Archived ${name}.`, takenBack: `${name} is watched again.` }
    : { made: `Restored ${name}.`, takenBack: `${name} is archived again.` };

export type WatchListProps = Pick<ComponentProps<typeof CompetitorList>, 'sort' | 'onSort' | 'versus'> & {
  readonly client: ClientItem | null;
  readonly competitors: readonly CompetitorItem[];
  /** Null for all clients, and while there are no estimates. */
  readonly market: MarketReply | null;
  readonly suggestions: MarketReply['suggestions'];
  readonly nameOf: (competitor: CompetitorItem) => string;
  readonly ask: Reversible['ask'];
  readonly onOpen: (dialog: OpenDialog) => void;
  readonly onCsv: () => void;
};

type SuggestionsProps = Pick<WatchListProps, 'client' | 'suggestions' | 'ask'>;

const Suggestions = ({ client, suggestions, ask }: SuggestionsProps) => {
  const { api } = useServices();
  if (client === null || suggestions.length === 0) return null;
  const add = ({ domain, tier, why }: MarketReply['suggestions'][number]) =>
    ask({
      about: domain,
      made: `Added ${domain}.`,
      takenBack: `${domain} is archived again.`,
      make: (options) =>
        api.call('addCompetitor', {
          body: { client_id: client.id, domain, tier, notes: `${why}.` },
          ...options,
        }),
    });
  return (
    <OnlyChangeable>
      <ul className={styles.suggestions} aria-label={`Suggested for ${client.industry}`}>
        <li className={styles.quiet}>Suggested:</li>
        {suggestions.map((one) => (
          <li key={one.domain}>
            <Button size="small" {...hintOf(`${one.why} (${one.tier})`)} onClick={() => add(one)}>
              Add {one.domain}
            </Button>
          </li>
        ))}
      </ul>
    </OnlyChangeable>
  );
};

const NoneYet = (props: SuggestionsProps) => (
  <EmptyState
    level={3}
    title="No competitors yet"
    text={`Add the sites where customers of ${props.client?.name ?? 'a client'} might go instead, each with a tier:`}
    action={<Suggestions {...props} />}
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

const fewestCompared = 2;
const mostCompared = 5;

type CompareProps = Pick<WatchListProps, 'market' | 'onOpen'> & { readonly chosen: readonly string[] };

const CompareButton = ({ market, chosen, onOpen }: CompareProps) => {
  if (market === null) return null;
  const sites = watchRows([], market)
    .filter(({ id }) => chosen.includes(id))
    .flatMap(({ site }) => (site ? [site] : []))
    .concat(market.sites.filter(({ id }) => id !== null && chosen.includes(id)));
  const isFit = sites.length >= fewestCompared && sites.length <= mostCompared;
  return (
    <Button disabled={!isFit} onClick={() => onOpen({ kind: 'comparison', sites })}>
      {isFit ? `Compare ${sites.length}` : 'Compare 2 to 5'}
    </Button>
  );
};

export const WatchList = (props: WatchListProps) => {
  const { client, competitors, market, versus, nameOf, suggestions, ask, onOpen, onCsv, sort, onSort } =
    props;
  const { api, ownChanges } = useServices();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const changes = useLifecycle(
    () => reversibleChangeMachine.provide({ actors: competitorChangeService({ api, changes: ownChanges }) }),
    { id: 'reversibleChange' },
  );
  const busy = useSelector(changes, (snapshot) => snapshot.hasTag('busy'));
  const watched = competitors.filter(({ removed_at }) => removed_at === null).length;
  return (
    <section aria-labelledby="competitors">
      <Flex wrap align="center" justify="space-between" gap="8px 24px" className={styles.listHead ?? ''}>
        <h2 id="competitors">{headingOf(watched, client)}</h2>
        <Flex wrap gap={8}>
          <CompareButton market={watched === 0 ? null : market} chosen={chosen} onOpen={onOpen} />
          <Button type="text" disabled={competitors.length === 0} onClick={onCsv}>
            Download CSV
          </Button>
        </Flex>
      </Flex>
      <ChangeNotice actor={changes} words={words} />
      {watched === 0 && <NoneYet client={client} suggestions={suggestions} ask={ask} />}
      <CompetitorList
        competitors={competitors}
        market={market}
        versus={versus}
        clientOf={
          client === null ? (competitor) => <ClientLink competitor={competitor} nameOf={nameOf} /> : null
        }
        nameOf={nameOf}
        chosen={chosen}
        onChoose={setChosen}
        busy={busy}
        sort={sort}
        onSort={onSort}
        onEdit={(competitor) => onOpen({ kind: 'form', competitor })}
        onAlert={(competitor) => onOpen({ kind: 'alert', competitor })}
        onHistory={(competitor) => onOpen({ kind: 'history', competitor })}
        onChange={(kind, { id, domain, etag }) =>
          changes.send({ type: 'change.ask', kind, id, name: domain, etag })
        }
      />
      {watched > 0 && watched < mostCompetitors && (
        <div className={styles.followed}>
          <Suggestions client={client} suggestions={suggestions} ask={ask} />
        </div>
      )}
    </section>
  );
};
