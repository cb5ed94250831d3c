/** Renders the drawer with an item's share links and the form of a new one. */
import { Alert, Button, Flex, Input } from 'antd';
import { type ComponentProps, useState } from 'react';
import type { ShareLinkItem } from '#domain/contract/shareLinkSchemas.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import type { ShareTarget } from '#machines/shareLinks/shareLinksService.ts';
import { useReply } from '../../data/useReply.ts';
import { everything } from '../../data/wholeList.ts';
import { useServices } from '../../services/servicesContext.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import { AppLink } from '../AppLink.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { EditShareLink } from './EditShareLink.tsx';
import { NewShareLink } from './NewShareLink.tsx';
import styles from './Share.module.css';
import { ShareLinks } from './ShareLinks.tsx';
import { useShareChanges } from './useShareChanges.ts';

/** `base` is the app's base path with its slashes. */
const shareAddress = (origin: string, base: string, token: string): string =>
  `${origin}${base}share/${token}`;

const MadeLink = ({ token }: { token: string }) => {
  const { base } = useServices();
  const address = shareAddress(window.location.origin, base, token);
  return (
    <Flex
      component="section"
      vertical
      gap={8}
      className={styles.made ?? ''}
      aria-labelledby="made-link"
      role="status"
    >
      <h3 id="made-link">Your link is ready</h3>
      <Input
        readOnly
        value={address}
        aria-label="Address of the link"
        onFocus={(event) => event.target.select()}
      />
      <p>
        <CopyButton text={address} name="address" label="Copy link" />{' '}
        <AppLink to={`/share/${token}`} markCurrent={false}>
          Open link
        </AppLink>
      </p>
      <p>Copy it now: it is not shown again.</p>
    </Flex>
  );
};

export type ShareDrawerProps = {
  target: ShareTarget;
  title: string;
  onClose: () => void;
  /** Opens the file exports, for people whom a link cannot reach; default: there are none. */
  onFiles?: () => void;
};

/** Without a server the data exists only in this browser, so that links work nowhere else. */
const BrowserNote = ({ onFiles }: Pick<ShareDrawerProps, 'onFiles'>) => (
  <Alert
    type="info"
    title="A link opens in this browser profile only"
    description={
      <Flex vertical align="start" gap={12} className={styles.rule ?? ''}>
        <p>
          Your data is kept in this browser, so a link shows nothing on another device. For everyone else,{' '}
          {onFiles
            ? 'send the report as an HTML file, which opens from any disk.'
            : 'print the page, or make a report and download it as a file.'}
        </p>
        {onFiles && (
          <Button size="small" onClick={onFiles}>
            Download as a file
          </Button>
        )}
      </Flex>
    }
  />
);

type LinksProps = Omit<ComponentProps<typeof ShareLinks>, 'links'> & { readonly target: ShareTarget };

const Links = ({ target, ...rest }: LinksProps) => {
  const { client_id: client, shown_id, kind } = target;
  const { data, error, refetch } = useReply('listShareLinks', {
    client,
    ...(shown_id === null ? {} : { shown: shown_id }),
    limit: everything,
  });
  if (data === undefined)
    return error === null ? (
      <ShapeSkeleton rows={3} />
    ) : (
      <LoadFailure what="The links" error={error} onRetry={refetch} />
    );
  const links = data.items.filter((link) => link.kind === kind && link.shown_id === shown_id);
  if (links.length > 0) return <ShareLinks links={links} {...rest} />;
  return (
    <EmptyState
      level={3}
      title="Not shared yet"
      text="Anyone with the link can see this page, without an account. You can revoke it at any time."
    />
  );
};

/** The list describes changes by the link's name. */
const savedLink = (name: string, position: number | null) =>
  changeWithNotice({ made: name, takenBack: name }, position);

export const ShareDrawer = ({ target, title, onClose, onFiles }: ShareDrawerProps) => {
  const actor = useShareChanges();
  const [edited, setEdited] = useState<ShareLinkItem | null>(null);
  const [isNew, setNew] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const made = (one: string) => {
    setToken(one);
    setNew(false);
  };
  if (isNew)
    return <NewShareLink target={target} title={title} onMade={made} onClose={() => setNew(false)} />;
  if (edited !== null)
    return (
      <EditShareLink
        link={edited}
        onSaved={({ name }, position) => actor.send({ type: 'change.ask', ...savedLink(name, position) })}
        onClose={() => setEdited(null)}
      />
    );
  return (
    <SideDrawer
      title={`Links to ${title}`}
      focus="title"
      // The address of a new link is shown only once.
      holdsChoices={token !== null}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={() => setNew(true)}>
          New link
        </Button>
      }
    >
      {token !== null && <MadeLink token={token} />}
      <BrowserNote {...(onFiles ? { onFiles } : {})} />
      <Links target={target} actor={actor} onEdit={setEdited} />
    </SideDrawer>
  );
};
