/** Builds a file of a report in steps, so that the page stays responsive, and downloads it. */
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import type { ExportTask } from '#machines/fileExport/fileExportMachine.ts';
import { fileName } from '../../../charts/figure/chartTable.ts';
import { downloadText } from '../../../widgets/downloadText.ts';
import type { SaveTable } from '../../../widgets/saveTable.ts';
import type { ReportDocumentProps } from '../ReportDocument.tsx';
import { pngOf } from './pngOf.ts';
import { reportPictures, reportTables } from './reportFiles.ts';
import { htmlSteps, reportHtml } from './reportHtml.tsx';
import { sectionPicture } from './reportPictures.tsx';
import { sectionTable } from './reportTables.ts';

type FilesOut = {
  readonly report: ReportDocumentProps;
  readonly task: ExportTask;
  readonly saveTable: SaveTable;
  /** Yields to the page; rejects after a cancellation. */
  readonly pause: () => Promise<void>;
};

/** `northwind-outdoor-monthly-report`. */
const stemOf = ({ client, title }: ReportContent): string => fileName(`${client.name} ${title}`);

const htmlOut = async ({ report, task, pause }: FilesOut): Promise<void> => {
  const total = htmlSteps(report) + 2;
  const pieces: string[] = [];
  for (const piece of reportHtml(report)) {
    pieces.push(piece);
    task.tell({ done: pieces.length, total });
    await pause();
  }
  downloadText(`${stemOf(report.content)}.html`, 'text/html', pieces.join(''));
};

const eachOut = async <Item extends { readonly id: string }>(
  all: readonly Item[],
  { task, pause }: FilesOut,
  save: (item: Item) => Promise<void> | void,
): Promise<void> => {
  const items = task.section === null ? all : all.filter(({ id }) => id === task.section);
  for (const [index, item] of items.entries()) {
    await pause();
    await save(item);
    task.tell({ done: index + 1, total: items.length });
  }
};

export const makeReportFile = async (out: FilesOut): Promise<void> => {
  const { content } = out.report;
  const stem = stemOf(content);
  if (out.task.kind === 'html') return htmlOut(out);
  if (out.task.kind === 'csv')
    return eachOut(reportTables(content), out, ({ id, name }) => {
      out.saveTable(`${stem}-${name}`, sectionTable(content, id) ?? []);
    });
  return eachOut(reportPictures(content), out, async ({ id, name }) => {
    const picture = sectionPicture(content, id);
    if (picture) downloadText(`${stem}-${name}.png`, 'image/png', [await pngOf(picture)]);
  });
};
