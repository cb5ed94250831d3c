/** Shares a run that was sent by a link: as it was sent, whatever becomes of its figures. */
import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import { hasReachedClient } from '#domain/reports/lifecycle.ts';
import { ShareButton } from '../../../parts/share/ShareButton.tsx';

type ShareRunProps = {
  readonly run: ReportRunItem;
  /** Opens the files of the run. */
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
