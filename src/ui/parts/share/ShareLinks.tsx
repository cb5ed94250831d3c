/** Lists share links with visits, expiry and a button to revoke each. */
import { useSelector } from '@xstate/react';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import type { ShareLinkItem } from '#domain/contract/shareLinkSchemas.ts';
import { shortTime } from '../../content/dates.ts';
import { useServices } from '../../services/servicesContext.ts';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import { ChangeNotice } from '../ChangeNotice.tsx';
import { OnlyChangeable } from '../OnlyChangeable.tsx';
import styles from './Share.module.css';
import type { ShareChanges } from './useShareChanges.ts';

const tones = { open: 'good', expired: 'warning', revoked: 'quiet' } as const;
const words = { open: 'Open', expired: 'Expired', revoked: 'Revoked' } as const;

const times = (opened: number): string => (opened === 1 ? 'opened once' : `opened ${opened} times`);

const factsOf = (link: ShareLinkItem, now: number): string =>
  [
    link.opened === 0 ? 'not opened yet' : times(link.opened),
    link.last_opened_at === null ? null : `last ${shortTime(link.last_opened_at, now)}`,
    link.expires_at === null ? 'no expiry' : `until ${shortTime(link.expires_at, now)}`,
    link.has_password ? 'password' : null,
    link.since === null ? null : `days since ${link.since}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');

const describe = (kind: string, name: string) => {
  if (kind === 'told') return { made: `Changed ${name}.`, takenBack: `${name} is unchanged again.` };
  return kind === 'restore'
    ? { made: `${name} works again.`, takenBack: `${name} is revoked again.` }
    : { made: `Revoked ${name}.`, takenBack: `${name} works again.` };
};

type ShareLinksProps = {
  readonly links: readonly ShareLinkItem[];
  readonly actor: ShareChanges;
  readonly onEdit?: (link: ShareLinkItem) => void;
  readonly shownBy?: (link: ShareLinkItem) => ReactNode;
};

export const ShareLinks = ({ links, actor, onEdit, shownBy }: ShareLinksProps) => {
  const { world } = useServices();
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <ChangeNotice actor={actor} words={describe} />
      <Flex component="ul" vertical gap={12} className={styles.links ?? ''} aria-label="Links">
        {links.map((link) => {
          const { id, name, etag, status } = link;
          const kind = status === 'revoked' ? 'restore' : 'revoke';
          const verb = status === 'revoked' ? 'Restore' : 'Revoke';
          return (
            <li key={id}>
              <div>
                <strong>{name}</strong> <StatusTag tone={tones[status]}>{words[status]}</StatusTag>
                {shownBy && <p>{shownBy(link)}</p>}
                <p>{factsOf(link, world.clock.now())}</p>
              </div>
              <OnlyChangeable>
                <span className={styles.actions}>
                  {onEdit && status !== 'revoked' && (
                    <Button size="small" aria-label={`Edit ${name}`} onClick={() => onEdit(link)}>
                      Edit
                    </Button>
                  )}
                  <Button
                    size="small"
                    disabled={busy}
                    aria-label={`${verb} ${name}`}
                    onClick={() => actor.send({ type: 'change.ask', kind, id, name, etag })}
                  >
                    {verb}
                  </Button>
                </span>
              </OnlyChangeable>
            </li>
          );
        })}
      </Flex>
    </>
  );
};
