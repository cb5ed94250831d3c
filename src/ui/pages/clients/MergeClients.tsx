/** Renders the dialog that merges two clients: survivor, field values, and what moves. */

import { Button, Flex, Radio, Select, Space } from 'antd';
import { useId, useState } from 'react';
import type { MergedField } from '#domain/clients/mergedFields.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { isConnected } from '#domain/metrics/freshnessStates.ts';
import { useMetrics } from '../../data/useMetrics.ts';
import { useReply } from '../../data/useReply.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useDefaultQuery } from '../../parts/view/useDefaultQuery.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import { searchedByLabel } from '../../widgets/searchedByLabel.ts';
import styles from './MergeClients.module.css';
import { MergeFields } from './MergeFields.tsx';
import type { MergedCounts } from './mergeWords.ts';
import { differingFields, movesText, staysBehind } from './mergeWords.ts';
import { type ClientChanges, useChangeOf } from './useClientChanges.ts';

type Reading = { readonly counts: MergedCounts | null; readonly error: unknown; retry: () => void };

const useMergedCounts = (stays: ClientItem, merged: ClientItem): Reading => {
  const record = useReply('readClientRecord', { client: merged.id });
  const own = useReply('listGoals', { client: merged.id });
  const others = useReply('listGoals', { client: stays.id });
  const metrics = useMetrics(useDefaultQuery(merged.id).query);
  const readings = [record, own, others, metrics];
  const retry = () => {
    for (const reading of readings) reading.refetch();
  };
  const error = readings.find((reading) => reading.error !== null)?.error ?? null;
  if (!record.data || !own.data || !others.data || !metrics.data) return { counts: null, error, retry };
  const taken = new Set(others.data.items.map(({ figure }) => figure));
  const doubleGoals = own.data.items.filter(({ figure }) => taken.has(figure)).length;
  const { freshness } = metrics.data;
  const accounts = freshness.filter(({ source }) => source !== `sample-${merged.id}`);
  const endedSources = accounts.filter(({ state }) => !isConnected(state)).length;
  return {
    counts: {
      sources: accounts.length - endedSources,
      endedSources,
      contacts: record.data.contacts.length,
      notes: record.data.notes.length,
      tasks: record.data.tasks.length,
      people: record.data.people.length,
      goals: own.data.items.length - doubleGoals,
      doubleGoals,
      isSample: accounts.length < freshness.length,
    },
    error,
    retry,
  };
};

type Pair = { readonly stays: ClientItem; readonly merged: ClientItem };

const Consequences = ({ stays, merged }: Pair) => {
  const { counts, error, retry } = useMergedCounts(stays, merged);
  if (error && !counts) return <ListFailure what={`What ${merged.name} has`} error={error} onRetry={retry} />;
  if (!counts) return <ShapeSkeleton fields={3} />;
  const moves = movesText(counts);
  return (
    <>
      <section>
        <h3>What moves to {stays.name}</h3>
        <p>{moves === null ? `${merged.name} has nothing that could move.` : `${moves}.`}</p>
      </section>
      <section>
        <h3>What doesn’t move</h3>
        <ul>
          {staysBehind(counts, { stays: stays.name, merged: merged.name }).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </>
  );
};

type ChoiceProps = {
  pair: readonly [ClientItem, ClientItem];
  stays: ClientItem;
  onStay: (id: string) => void;
};

const WhichStays = ({ pair, stays, onStay }: ChoiceProps) => {
  const label = useId();
  return (
    <Flex vertical gap={8} className={styles.which ?? ''}>
      <span id={label}>Client to keep</span>
      <Radio.Group
        aria-labelledby={label}
        value={stays.id}
        options={pair.map(({ id, name, domain }) => ({ value: id, label: `${name} · ${domain}` }))}
        onChange={({ target }) => onStay(String(target.value))}
      />
    </Flex>
  );
};

type OtherProps = { client: ClientItem; others: readonly ClientItem[]; onChoose: (id: string) => void };

const OtherClient = ({ client, others, onChoose }: OtherProps) => (
  <Flex vertical gap={8} className={styles.which ?? ''}>
    <label htmlFor="other-client">Which client duplicates {client.name}?</label>
    <Select<string>
      id="other-client"
      showSearch={searchedByLabel}
      placeholder="Choose a client"
      options={others.map(({ id, name, domain }) => ({ value: id, label: `${name} · ${domain}` }))}
      onSelect={onChoose}
    />
  </Flex>
);

type MergingProps = {
  pair: readonly [ClientItem, ClientItem];
  changes: ClientChanges;
  onClose: () => void;
};

const Merging = ({ pair, changes, onClose }: MergingProps) => {
  const { problem, ask } = useChangeOf(changes, onClose);
  const [staysId, setStaysId] = useState(pair[0].id);
  const [takes, setTakes] = useState<readonly MergedField[]>([]);
  const [stays, merged] = pair[1].id === staysId ? [pair[1], pair[0]] : pair;
  const fields = differingFields(stays, merged);
  const send = () =>
    ask({
      kind: 'merge',
      id: stays.id,
      name: `${merged.name} into ${stays.name}`,
      etag: stays.etag,
      details: { merged_id: merged.id, merged_etag: merged.etag, take: takes.join(',') },
    });
  return (
    <>
      <ProblemBox text={problem?.message ?? null} />
      <WhichStays
        pair={pair}
        stays={stays}
        onStay={(id) => {
          setStaysId(id);
          setTakes([]);
        }}
      />
      {fields.length > 0 && (
        <MergeFields stays={stays} merged={merged} fields={fields} takes={takes} onTake={setTakes} />
      )}
      <Consequences stays={stays} merged={merged} />
      <p className="quiet">
        {merged.name} goes to the archive and no longer counts for your plan. Links to it lead to {stays.name}
        . One press undoes all of it.
      </p>
      <Space wrap>
        <Button type="primary" loading={changes.busy} onClick={send}>
          Merge into {stays.name}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Space>
    </>
  );
};

type MergeClientsProps = {
  client: ClientItem;
  other: ClientItem | null;
  clients: readonly ClientItem[];
  changes: ClientChanges;
  onClose: () => void;
};

export const MergeClients = ({ client, other, clients, changes, onClose }: MergeClientsProps) => {
  const [chosen, setChosen] = useState<string | null>(other?.id ?? null);
  const others = clients.filter(({ id, status }) => id !== client.id && status !== 'archived');
  // Uses current data, so that a refused merge is retried with the new versions.
  const now = clients.find(({ id }) => id === client.id) ?? client;
  const second = others.find(({ id }) => id === chosen);
  return (
    <KitModal title="Merge two clients" focus="title" size="wide" onClose={onClose}>
      <Flex vertical gap={20} className={styles.body ?? ''}>
        {other === null && <OtherClient client={client} others={others} onChoose={setChosen} />}
        {second ? (
          <Merging key={second.id} pair={[now, second]} changes={changes} onClose={onClose} />
        ) : (
          <div>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        )}
      </Flex>
    </KitModal>
  );
};
