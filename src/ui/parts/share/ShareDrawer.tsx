/** Sharing one thing by link: the links that there are, and a new one. */
import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { ShareTarget } from '#machines/shareLinks/shareLinksService.ts';
import { useReply } from '../../data/useReply.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { LinesSkeleton } from '../../widgets/LinesSkeleton.tsx';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import { MadeLink } from './MadeLink.tsx';
import { NewShareLink } from './NewShareLink.tsx';
import { ShareLinks } from './ShareLinks.tsx';

export type ShareDrawerProps = {
  target: ShareTarget;
  /** What is shared: `Weekly`. */
  title: string;
  onClose: () => void;
};

/** Until there is a server the data stands in this browser alone, and no link can reach it from elsewhere. */
const BrowserNote = () => (
  <Alert
    type="info"
    title="A link opens in this browser profile only"
    description="Your data is kept in this browser, so that a link shows nothing on another machine. For everyone else, print the page or download the report as a file."
  />
);

const Links = ({ target }: { target: ShareTarget }) => {
  const { client_id: client, shown_id, kind } = target;
  const { data, error, refetch } = useReply('listShareLinks', {
    client,
    ...(shown_id === null ? {} : { shown: shown_id }),
    limit: '500',
  });
  if (data === undefined)
    return error === null ? (
      <LinesSkeleton lines={4} />
    ) : (
      <LoadFailure what="The links" error={error} onRetry={refetch} />
    );
  const links = data.items.filter((link) => link.kind === kind && link.shown_id === shown_id);
  if (links.length > 0) return <ShareLinks links={links} />;
  return (
    <EmptyState
      level={3}
      title="Not shared yet"
      text="A link shows this page to whoever has it, without an account. You can revoke it at any time."
    />
  );
};

export const ShareDrawer = ({ target, title, onClose }: ShareDrawerProps) => {
  const [isNew, setNew] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const made = (one: string) => {
    setToken(one);
    setNew(false);
  };
  if (isNew)
    return <NewShareLink target={target} title={title} onMade={made} onClose={() => setNew(false)} />;
  return (
    <SideDrawer
      title={`Links to ${title}`}
      focus="title"
      onClose={onClose}
      footer={
        <Button type="primary" onClick={() => setNew(true)}>
          New link
        </Button>
      }
    >
      {token !== null && <MadeLink token={token} />}
      <BrowserNote />
      <Links target={target} />
    </SideDrawer>
  );
};
