/** Renders the head of competitor analysis: when the market was read, a new competitor, a refresh, a report. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import type { MarketReply } from '#domain/contract/marketSchemas.ts';
import { marketRefreshActors, marketRefreshMachine } from '#machines/competitors/marketRefreshMachine.ts';
import { shortTime } from '../../content/dates.ts';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { MoreMenu } from '../../widgets/MoreMenu.tsx';
import { PageHead } from '../../widgets/Page.tsx';
import type { OpenDialog } from './CompetitorDialogs.tsx';

type HeadProps = {
  readonly reply: { readonly data: MarketReply | undefined; readonly error: unknown };
  readonly isOfClient: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
};

/** Asks the source for new estimates, at most every half minute. */
const useRefresh = (source: MarketReply['source']) => {
  const { api } = useServices();
  const actor = useLifecycle(() => marketRefreshMachine.provide({ actors: marketRefreshActors(api) }), {
    id: 'marketRefresh',
  });
  const isReady = useSelector(actor, (snapshot) => snapshot.can({ type: 'market.refresh', sourceId: '' }));
  const state = useSelector(actor, ({ value }) => value);
  const problem = useSelector(actor, ({ context }) => context.problem);
  return {
    isReady: isReady && source?.state === 'active',
    said: state === 'fresh' ? 'Refreshed just now.' : (problem?.message ?? ''),
    refresh: () => source && actor.send({ type: 'market.refresh', sourceId: source.id }),
  };
};

export const MarketHead = ({ reply: { data: market, error }, isOfClient, onOpen }: HeadProps) => {
  const { world } = useServices();
  const source = market?.source ?? null;
  const { isReady, said, refresh } = useRefresh(source);
  const mayEdit = useCanEdit();
  // While a client's market loads, its line is kept free, as another text has two lines on a phone.
  const sub =
    isOfClient && !market && !error
      ? '\u00a0'
      : source === null || !market
        ? 'Share of voice, keywords, links and ads for clients and competitors'
        : `${market.keywords.length} keywords · read ${shortTime(source.synced_at, world.clock.now())}`;
  return (
    <PageHead
      title="Competitor Analysis"
      sub={
        <>
          <span>{sub}</span>
          <span role="status">{said}</span>
        </>
      }
      actions={
        <>
          <OnlyChangeable>
            <Button type="primary" onClick={() => onOpen({ kind: 'form', competitor: null })}>
              Add competitor
            </Button>
          </OnlyChangeable>
          {market?.source && mayEdit && (
            <MoreMenu
              name="this market"
              items={[
                { key: 'refresh', label: 'Refresh estimates', disabled: !isReady },
                { key: 'report', label: 'Add to a report' },
              ]}
              onChoose={(key) => {
                if (key === 'refresh') refresh();
                else onOpen({ kind: 'report', market });
              }}
            />
          )}
        </>
      }
    />
  );
};
