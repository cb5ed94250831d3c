/** Shows the mail of a report as the mail server writes it, in a look that is not published. */

import type { Look } from '#domain/branding/look.ts';
import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import { brandedMail, reportMail } from '#domain/mail/brandedMail.ts';
import { subjectOf } from '#domain/reports/subjectOf.ts';
import { useReport, useReportRun } from '../../parts/reports/useReports.ts';
import { useServices } from '../../services/servicesContext.ts';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import styles from './LookPreview.module.css';
import { PreviewScreen, type ScreenWidth } from './PreviewScreen.tsx';

type PreviewMailProps = {
  readonly run: ReportRunItem;
  readonly client: { readonly name: string; readonly domain: string };
  readonly look: Look;
  readonly workspace: string;
  readonly width: ScreenWidth;
};

export const PreviewMail = ({ run, client, look, workspace, width }: PreviewMailProps) => {
  const { base } = useServices();
  const report = useReport(run.report_id).data?.report;
  const content = useReportRun(run.id, false).data?.content;
  if (!report || !content) return <ShapeSkeleton isDocument />;
  const { subject, message } = report;
  const name = run.report_name;
  const summary = content.sections.find((section) => section.kind === 'summary')?.text;
  const { origin } = window.location;
  const href = `${origin}${base}dashboard/reports/${run.report_id}?run=${run.id}`;
  const brand = look.name ?? workspace;
  const words = reportMail({
    name,
    client: client.name,
    range: content.range,
    message,
    summary,
    brand,
    href,
  });
  const mail = brandedMail(words, { look, workspace, subject: subjectOf({ subject, name }, content.range) });
  const [to] = run.deliveries.at(-1)?.recipients ?? [];
  return (
    <>
      <dl className={styles.envelope}>
        <dt>From</dt>
        <dd>{mail.sender}</dd>
        <dt>Reply-to</dt>
        <dd>{mail.replyTo ?? 'None'}</dd>
        <dt>To</dt>
        <dd>{to ?? `clara@${client.domain}`}</dd>
        <dt>Subject</dt>
        <dd>{mail.subject}</dd>
      </dl>
      <PreviewScreen kind={width === 'phone' ? 'phone' : 'mail'}>
        <iframe title={`Email to ${client.name}`} className={styles.frame} srcDoc={mail.html} sandbox="" />
      </PreviewScreen>
    </>
  );
};
