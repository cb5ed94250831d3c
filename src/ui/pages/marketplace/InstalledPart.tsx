/** Renders what an installed app is set to and how much it is used, with update, change and pause. */

import { useSelector } from '@xstate/react';
import { Button, Descriptions, Flex, Tag } from 'antd';
import { useState } from 'react';
import { settingText } from '#domain/marketplace/appSettings.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { actorOf } from '../../content/activity.ts';
import { fullTime } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { EventLink } from '../../parts/EventLink.tsx';
import { EventSentence } from '../../parts/EventSentence.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { type Reversible, useReversible } from '../../parts/useReversible.ts';
import { useClients } from '../../parts/view/useClients.ts';
import { useServices } from '../../services/servicesContext.ts';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import { useIsNarrow } from '../../widgets/useIsNarrow.ts';
import styles from './AppPage.module.css';
import { AppUpdate } from './AppUpdate.tsx';
import type { ChangeTerms, InstalledItem } from './installationActors.ts';
import { fieldOf } from './SettingFields.tsx';
import { TermsDrawer } from './TermsDrawer.tsx';
import { useListing } from './useListing.ts';

const mostShown = '20';

const AppLog = ({ item: { id, name } }: { item: InstalledItem }) => {
  const { data, error, refetch } = useReply('listHistory', { app: id, limit: mostShown });
  const members = useReply('readWorkspace').data?.members ?? [];
  const names = new Map(members.map((member) => [member.id, member.name]));
  return (
    <>
      <h3>Log</h3>
      {error && !data && <ListFailure what="The log" error={error} onRetry={refetch} />}
      {!data && !error && <TabSkeleton rows={3} />}
      <Flex component="ol" vertical gap={4} className={styles.releases ?? ''} aria-label={`Log of ${name}`}>
        {data?.items.map(({ id: change, event, count }) => (
          <li key={change}>
            <EventLink event={event} />{' '}
            <time dateTime={event.occurred_at}>{fullTime(event.occurred_at)}</time>{' '}
            <bdi>{actorOf(event)}</bdi> <EventSentence event={event} names={names} />
            {count > 1 && <small> and {count - 1} more with it</small>}
          </li>
        ))}
      </Flex>
    </>
  );
};

const useTerms = ({ id, installation }: InstalledItem, changes: Reversible): ChangeTerms => {
  const { api } = useServices();
  return (body, words) =>
    changes.ask({
      make: (options) =>
        api.call('changeInstallation', { params: { id }, body, ifMatch: installation.etag, ...options }),
      ...words,
    });
};

/** `12 today, 40 this month` */
const useUse = (id: string): string => {
  const { world } = useServices();
  const today = new Date(world.clock.now()).toISOString().slice(0, 10);
  const rows = useReply('readApiCalls', {}).data?.rows.filter((row) => row.kind === 'app' && row.id === id);
  if (!rows) return '';
  const sum = (those: typeof rows) => those.reduce((total, { calls }) => total + calls, 0);
  return `${formatLimit(sum(rows.filter(({ day }) => day === today)))} today, ${formatLimit(sum(rows))} this month`;
};

const useFacts = (item: InstalledItem) => {
  const { installation, id } = item;
  const { client_ids: chosen, cap, settings } = installation;
  const nameOf = new Map((useClients(true) ?? []).map((client) => [client.id, client.name]));
  const fields = useListing(id).data?.details.settings ?? [];
  const calls = useUse(id);
  const facts: readonly (readonly [string, string])[] = [
    ['Clients', chosen === null ? 'All clients' : chosen.map((one) => nameOf.get(one) ?? '').join(', ')],
    ...fields.map((field) => [field.label, settingText(fieldOf(field), settings)] as const),
    ['Calls', calls],
    ['Limit of calls', cap === null ? 'None' : `${formatLimit(cap.calls)} a ${cap.per}`],
  ];
  return facts.map(([label, children]) => ({ key: label, label, children }));
};

export const InstalledPart = ({ item }: { item: InstalledItem }) => {
  const changes = useReversible();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const change = useTerms(item, changes);
  const [isEditing, setEditing] = useState(false);
  const facts = useFacts(item);
  const { name, installation } = item;
  const { paused } = installation;
  const pause = () =>
    change(
      { paused: !paused },
      paused
        ? { made: `${name} works again.`, takenBack: `${name} is paused again.` }
        : { made: `${name} is paused.`, takenBack: `${name} works again.` },
    );
  return (
    <section className={styles.part} aria-label={`Installation of ${name}`}>
      <Flex wrap justify="space-between" align="center" gap="8px 16px">
        <h2>Installation {paused && <Tag color="warning">Paused</Tag>}</h2>
        <OnlyChangeable>
          <Flex wrap gap={8}>
            <Button disabled={busy} onClick={() => setEditing(true)}>
              Change settings
            </Button>
            <Button disabled={busy} onClick={pause}>
              {paused ? `Resume ${name}` : `Pause ${name}`}
            </Button>
          </Flex>
        </OnlyChangeable>
      </Flex>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      <AppUpdate item={item} isBusy={busy} onUpdate={change} />
      <Descriptions colon={false} column={useIsNarrow() ? 1 : 2} size="small" items={facts} />
      <AppLog item={item} />
      {isEditing && <TermsDrawer item={item} onSave={change} onClose={() => setEditing(false)} />}
    </section>
  );
};
