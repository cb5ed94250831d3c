/** Lists every former design of the workspace from its log, each with a restore button. */

import { useSelector } from '@xstate/react';
import { Button, Flex, Tag } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import type { LookItem, LookVersion } from '#domain/contract/brandingSchemas.ts';
import { productName } from '#domain/product.ts';
import { reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { rollbackService } from '#machines/editing/whiteLabelService.ts';
import { shortTime } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { BrandMark } from '../../parts/brand/BrandMark.tsx';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { accentPalette, surroundingsOf, type ThemeName } from '../../theme/accentPalette.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import styles from './WhiteLabelSettings.module.css';

const toneOf = ({ accent }: LookItem, theme: ThemeName): string => {
  const { productAccent } = surroundingsOf(theme);
  return accentPalette(accent ?? productAccent, theme)?.accent ?? productAccent;
};

const LookMark = ({ look }: { look: LookItem }) => (
  <span
    style={
      {
        '--ant-color-primary': `light-dark(${toneOf(look, 'light')}, ${toneOf(look, 'dark')})`,
      } as CSSProperties
    }
  >
    <BrandMark text={look.logo_text} />
  </span>
);

const words = (_kind: string, name: string) => ({
  made: `${name} is in use again.`,
  takenBack: 'The previous branding is in use again.',
});

const titleOf = (version: number): string => (version === 0 ? 'Original branding' : `Version ${version}`);

const describeLook = ({ name, accent, logo_text, hide_powered_by }: LookItem): string =>
  [
    name ?? productName,
    accent ?? 'the original colour',
    ...(logo_text === null ? [] : [`mark “${logo_text}”`]),
    ...(hide_powered_by ? [`without “Powered by ${productName}”`] : []),
  ].join(' · ');

const isSame = (one: LookItem, other: LookItem | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const origin = ({ by, rolled_back_to }: LookVersion): string => {
  const who = by === null ? '' : ` by ${by}`;
  if (rolled_back_to === null) return `saved${who}`;
  return `${rolled_back_to === 0 ? 'the original branding' : `version ${rolled_back_to}`} restored${who}`;
};

const columnsOf = (
  now: number,
  action: (entry: LookVersion) => ReactNode,
): readonly DataColumn<LookVersion>[] => [
  {
    key: 'version',
    title: 'Version',
    isName: true,
    width: '28%',
    cell: ({ look, version }) => (
      <Flex component="span" align="center" gap={12} className={styles.version ?? ''}>
        <LookMark look={look} />
        {titleOf(version)}
      </Flex>
    ),
  },
  {
    key: 'look',
    title: 'Branding',
    label: null,
    cell: (entry) => (
      <>
        {describeLook(entry.look)}
        {entry.at !== null && (
          <p className="hint">
            <time dateTime={entry.at}>{shortTime(entry.at, now)}</time>, {origin(entry)}
          </p>
        )}
      </>
    ),
  },
  { key: 'actions', title: 'Actions', hidesTitle: true, width: 120, align: 'end', cell: action },
];

const useVersions = () => {
  const { api, ownChanges, world } = useServices();
  const reply = useReply('listLookVersions');
  const rollback = useLifecycle(
    () => reversibleChangeMachine.provide({ actors: rollbackService({ api, changes: ownChanges }) }),
    {
      id: 'reversibleChange',
    },
  );
  const busy = useSelector(rollback, (snapshot) => snapshot.hasTag('busy'));
  const latest = reply.data?.items[0];
  const restore = ({ id, version }: LookVersion) =>
    rollback.send({
      type: 'change.ask',
      kind: 'rollBack',
      id,
      name: titleOf(version),
      etag: String(latest?.version),
    });
  return { ...reply, rollback, busy, latest, restore, now: world.clock.now() };
};

export const LookVersions = () => {
  const { data, error, refetch, rollback, busy, latest, restore, now } = useVersions();
  const action = (entry: LookVersion) => {
    if (entry.version === latest?.version) return <Tag color="processing">In use</Tag>;
    if (isSame(entry.look, latest?.look)) return <span className="hint">No change</span>;
    return (
      <OnlyChangeable>
        <Button
          size="small"
          disabled={busy}
          aria-label={`Restore ${titleOf(entry.version)}`}
          onClick={() => restore(entry)}
        >
          Restore
        </Button>
      </OnlyChangeable>
    );
  };
  return (
    <section aria-labelledby="versions" className={styles.versions}>
      <h2 id="versions">Versions</h2>
      <p className="hint">Restoring creates a new version. Nothing is overwritten.</p>
      <ChangeNotice actor={rollback} words={words} />
      {error && !data ? (
        <ListFailure what="The versions" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          label="Brand versions"
          rows={data?.items ?? null}
          keyOf={({ id }) => id}
          columns={columnsOf(now, action)}
          pageSize={20}
        />
      )}
    </section>
  );
};
