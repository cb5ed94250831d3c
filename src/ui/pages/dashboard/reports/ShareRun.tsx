/** Renders the share link of a sent run, which keeps its content even if metrics change later. */
import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import { hasReachedClient } from '#domain/reports/lifecycle.ts';
import { ShareButton } from '../../../parts/share/ShareButton.tsx';

type ShareRunProps = {
  readonly run: ReportRunItem;
  readonly onFiles: () => void;
};

export const ShareRun = ({ run, onFiles }: ShareRunProps) =>
  hasReachedClient(run.state) ? (
    <ShareButton
      target={{ client_id: run.client_id, kind: 'report', shown_id: run.id, view: '' }}
      title={run.title}
      onFiles={onFiles}
    />
  ) : null;
