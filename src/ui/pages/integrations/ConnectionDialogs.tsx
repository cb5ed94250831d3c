/** Renders the drawer and the dialogs of one connection, whose code is loaded with the first of them. */
import type { PlatformItem } from '#domain/contract/integrationSchemas.ts';
import type { ChangesActor } from './connectionActors.ts';
import type { BoardRow } from './connectionState.ts';
import { DisconnectDialog } from './DisconnectDialog.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { SyncDrawer } from './SyncDrawer.tsx';

export type OpenDialog = { readonly kind: 'details' | 'disconnect' | 'replace'; readonly row: BoardRow };

export type DialogProps = {
  readonly open: OpenDialog;
  readonly changes: ChangesActor;
  readonly onDisconnect: (row: BoardRow) => void;
  readonly onReplace: (platform: PlatformItem, row: BoardRow) => void;
  readonly onClose: () => void;
};

export const ConnectionDialogs = ({ open, changes, onDisconnect, onReplace, onClose }: DialogProps) => {
  const { kind, row } = open;
  switch (kind) {
    case 'details':
      return (
        <SyncDrawer row={row} changes={changes} onDisconnect={() => onDisconnect(row)} onClose={onClose} />
      );
    case 'disconnect':
      return <DisconnectDialog row={row} changes={changes} onClose={onClose} />;
    case 'replace':
      return <ReplaceDialog row={row} onReplace={onReplace} onClose={onClose} />;
  }
};
