/** Renders a report's exports: print, single file, tables for spreadsheets, and charts as pictures. */
import { useSelector } from '@xstate/react';
import { Button, Flex, Progress } from 'antd';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import type { FileWish } from '#machines/fileExport/fileExportMachine.ts';
import { afterPaint } from '#world/afterPaint.ts';
import { reportPictures, reportTables } from '../../../parts/reports/out/reportFiles.ts';
import { useReportExport } from '../../../parts/reports/out/useReportExport.ts';
import { useReportRun } from '../../../parts/reports/useReports.ts';
import { ProblemBox } from '../../../widgets/ProblemBox.tsx';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import { SideDrawer } from '../../../widgets/SideDrawer.tsx';
import styles from './ReportsPage.module.css';

type Export = ReturnType<typeof useReportExport>;

const State = ({ actor }: { actor: Export }) => {
  const { progress, problem } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isMade = useSelector(actor, (snapshot) => snapshot.matches('made'));
  const percent = Math.round((progress.done / Math.max(1, progress.total)) * 100);
  return (
    <div className={styles.export}>
      <p role="status">{isBusy ? 'Preparing…' : isMade ? 'Downloaded.' : ''}</p>
      {isBusy && (
        <>
          <Progress percent={percent} aria-label="Progress" />
          <Button onClick={() => actor.send({ type: 'export.cancel' })}>Cancel</Button>
        </>
      )}
      <ProblemBox text={problem?.message ?? null} />
    </div>
  );
};

type FilesProps = {
  readonly title: string;
  readonly kind: FileWish['kind'];
  readonly files: readonly { readonly id: string; readonly title: string }[];
  readonly actor: Export;
};

const Files = ({ title, kind, files, actor }: FilesProps) => {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  if (files.length === 0) return null;
  const format = kind.toUpperCase();
  return (
    <section aria-label={title} className={`${styles.files} touch`}>
      <h3>{title}</h3>
      <Flex component="ul" vertical gap={10}>
        {files.map((file) => (
          <li key={file.id}>
            <span>{file.title}</span>
            <Button
              size="small"
              disabled={busy}
              aria-label={`${file.title} as ${format}`}
              onClick={() => actor.send({ type: 'export.ask', kind, section: file.id })}
            >
              {format}
            </Button>
          </li>
        ))}
      </Flex>
    </section>
  );
};

const Whole = ({ actor, onClose }: { actor: Export; onClose: () => void }) => {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const print = () => {
    onClose();
    // After the drawer has closed, so that it is not printed.
    afterPaint(() => window.print());
  };
  return (
    <section aria-label="The whole report" className={`${styles.files} touch`}>
      <h3>The whole report</h3>
      <Flex component="ul" vertical gap={10}>
        <li>
          <span>
            On paper or as a PDF{' '}
            <span className={styles.quiet}>Use your browser’s print dialog for both.</span>
          </span>
          <Button size="small" onClick={print}>
            Print
          </Button>
        </li>
        <li>
          <span>
            One HTML file <span className={styles.quiet}>Opens anywhere, even offline.</span>
          </span>
          <Button
            size="small"
            disabled={busy}
            aria-label="The report as HTML"
            onClick={() => actor.send({ type: 'export.ask', kind: 'html', section: null })}
          >
            HTML
          </Button>
        </li>
      </Flex>
    </section>
  );
};

const Choices = ({ content, onClose }: { content: ReportContent; onClose: () => void }) => {
  const actor = useReportExport({ content });
  return (
    <>
      <State actor={actor} />
      <Whole actor={actor} onClose={onClose} />
      <Files title="Tables" kind="csv" files={reportTables(content)} actor={actor} />
      <Files title="Charts" kind="png" files={reportPictures(content)} actor={actor} />
    </>
  );
};

export const ExportDrawer = ({ runId, onClose }: { runId: string; onClose: () => void }) => {
  const content = useReportRun(runId, false).data?.content ?? null;
  return (
    <SideDrawer title="Export" focus="title" onClose={onClose}>
      {content ? <Choices content={content} onClose={onClose} /> : <ShapeSkeleton rows={4} />}
    </SideDrawer>
  );
};
