/** Every look that the workspace had, from its log, each with a way back to it. */

import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import type { LookItem, LookVersion } from '#domain/contract/brandingSchemas.ts';
import { productName } from '#domain/product.ts';
import { reversibleChangeMachine } from '#machines/records/reversibleChangeMachine.ts';
import { rollbackService } from '#machines/records/whiteLabelService.ts';
import { useServices } from '../../app/servicesContext.ts';
import { useLifecycle } from '../../app/useLifecycle.ts';
import { useReply } from '../../app/useReply.ts';
import { shortTime } from '../../content/dates.ts';
import { ChangeNotice } from '../../widgets/ChangeNotice.tsx';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { LookMark } from './LookMark.tsx';
import styles from './WhiteLabelSettings.module.css';

const words = (_kind: string, name: string) => ({
  made: `${name} is in use again.`,
  takenBack: 'The look before it is in use again.',
});

const titleOf = (version: number): string => (version === 0 ? 'The original look' : `Version ${version}`);

const told = ({ name, accent, logo_text, hide_powered_by }: LookItem): string =>
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
  return `${rolled_back_to === 0 ? 'the original look' : `version ${rolled_back_to}`} brought back${who}`;
};

export const LookVersions = () => {
  const { api, world } = useServices();
  const { data, error, refetch } = useReply('listLookVersions');
  const rollback = useLifecycle(() => reversibleChangeMachine.provide({ actors: rollbackService({ api }) }), {
    id: 'reversibleChange',
  });
  const busy = useSelector(rollback, (snapshot) => snapshot.hasTag('busy'));
  const latest = data?.items[0]?.version;
  return (
    <section aria-labelledby="versions" className={styles.versions}>
      <h2 id="versions">Versions</h2>
      <p className={styles.origin}>Bringing one back is a version too: nothing is overwritten.</p>
      <ChangeNotice actor={rollback} words={words} />
      {error && !data && <LoadFailure what="The versions" error={error} onRetry={refetch} />}
      <ol>
        {data?.items.map((entry) => (
          <li key={entry.id}>
            <LookMark look={entry.look} />
            <div>
              <strong>{titleOf(entry.version)}</strong>
              <p>{told(entry.look)}</p>
              {entry.at !== null && (
                <p className={styles.origin}>
                  <time dateTime={entry.at}>{shortTime(entry.at, world.clock.now())}</time>, {origin(entry)}
                </p>
              )}
            </div>
            {isSame(entry.look, data.items[0]?.look) ? (
              <span className={entry.version === latest ? styles.inUse : styles.origin}>
                {entry.version === latest ? 'In use' : 'Same look'}
              </span>
            ) : (
              <Button
                size="small"
                disabled={busy}
                aria-label={`Bring back ${titleOf(entry.version)}`}
                onClick={() =>
                  rollback.send({
                    type: 'change.ask',
                    kind: 'rollBack',
                    id: entry.id,
                    name: titleOf(entry.version),
                    etag: String(latest),
                  })
                }
              >
                Bring back
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
