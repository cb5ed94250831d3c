/** Renders Clean Campaigns: campaigns whose names break a pattern, with the name that follows it. */
import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { patternProblem, suggestedName } from '#domain/marketplace/tools/campaignNames.ts';
import { channelLabels } from '#domain/metrics/channels.ts';
import { useReply } from '../../../data/useReply.ts';
import { everything } from '../../../data/wholeList.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { useClients } from '../../../parts/view/useClients.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { Field } from '../../../widgets/Field.tsx';
import { useSaveTable } from '../../../widgets/saveTable.ts';
import type { ToolProps } from '../installationActors.ts';

type Row = {
  readonly id: string;
  readonly client: string;
  readonly name: string;
  readonly suggested: string;
};

const columns: readonly DataColumn<Row>[] = [
  { key: 'name', title: 'Name now', isName: true, width: '36%', cell: ({ name }) => name },
  { key: 'client', title: 'Client', width: '24%', cell: ({ client }) => client },
  { key: 'suggested', title: 'Suggested', width: '40%', cell: ({ suggested }) => <code>{suggested}</code> },
];

export const NamesTool = ({ item: { installation } }: ToolProps) => {
  const open = installation.client_ids;
  const [pattern, setPattern] = useState(
    String(installation.settings.pattern ?? '{client}_{channel}_{name}'),
  );
  const { data, error, refetch } = useReply('listCampaigns', { limit: everything });
  const clients = useClients(true);
  const saveTable = useSaveTable();
  const problem = patternProblem(pattern);
  const nameOf = new Map((clients ?? []).map(({ id, name }) => [id, name]));
  const rows =
    data && clients && problem === null
      ? data.items.flatMap(({ id, name, channel, client_id, launched_on }) => {
          if (open && !open.includes(client_id)) return [];
          const client = nameOf.get(client_id) ?? '';
          const named = { client, channel: channelLabels[channel], name, launchedOn: launched_on };
          const suggested = suggestedName(pattern, named);
          return suggested === name ? [] : [{ id, client, name, suggested }];
        })
      : null;
  if (error && !data) return <ListFailure what="The campaigns" error={error} onRetry={refetch} />;
  return (
    <>
      <Flex wrap align="end" gap="8px 12px">
        <Field
          label="Pattern"
          hint="Use {client}, {channel}, {year} and {name}."
          error={problem ?? undefined}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={pattern}
              onChange={({ target }) => setPattern(target.value)}
            />
          )}
        </Field>
        <Button
          disabled={!rows || rows.length === 0}
          onClick={() =>
            saveTable('campaign-names', [
              ['Client', 'Name now', 'Suggested'],
              ...(rows ?? []).map(({ client, name, suggested }) => [client, name, suggested]),
            ])
          }
        >
          Download CSV
        </Button>
      </Flex>
      <p className="quiet" role="status">
        {data && rows ? `${rows.length} of ${data.items.length} names break the pattern` : ''}
      </p>
      {problem === null && (
        <DataTable
          label="Names that break the pattern"
          rows={rows}
          expectedRows={6}
          keyOf={({ id }) => id}
          columns={columns}
          pageSize={10}
        />
      )}
    </>
  );
};
