/** Builds a file of a report in steps, so that the page stays responsive, and downloads it. */
import type { ReportContent, SectionContent } from '#domain/contract/reportContentSchemas.ts';
import type { Cell, Table } from '#domain/csv.ts';
import { breakdownLabels } from '#domain/dashboards/widget.ts';
import type { FigureName } from '#domain/kpi/figureNames.ts';
import { goalStatusWords, goalVerdict } from '#domain/portfolio/goalStatus.ts';
import type { ExportTask } from '#machines/fileExport/fileExportMachine.ts';
import { fileFigure, fileNumber, fileUnit } from '../../../charts/chartUnit.ts';
import { fileName } from '../../../charts/figure/chartTable.ts';
import { downloadText } from '../../../widgets/downloadText.ts';
import type { SaveTable } from '../../../widgets/saveTable.ts';
import { figureSpecs } from '../../figures/figureSpecs.ts';
import { chartUnitOf } from '../../figures/figureWriting.ts';
import { drawLines } from '../drawing/LinePicture.tsx';
import type { ReportDocumentProps } from '../ReportDocument.tsx';
import { reportChartLook } from '../reportLook.ts';
import { reportPictures, reportTables } from './reportFiles.ts';
import { htmlSteps, reportHtml } from './reportHtml.tsx';
import type { Picture } from './reportPictures.tsx';
import { drawSectionLine, sectionPicture } from './reportPictures.tsx';

/** `Revenue (USD)`. */
const head = (figure: FigureName, currency: string): string =>
  figureSpecs[figure].label + fileUnit(chartUnitOf(figure, currency));

/** A plain number, money in units of its currency; empty for null. */
const cell = (figure: FigureName, value: number | null, currency: string): Cell =>
  fileFigure(value, chartUnitOf(figure, currency));

const both = (name: string): readonly string[] => [name, `${name}, before`];

const singleRows = (
  figures: readonly {
    readonly figure: FigureName;
    readonly value: number | null;
    readonly previous: number | null;
  }[],
  currency: string,
): Table => [
  ['Figure', 'Value', 'Before'],
  ...figures.map(({ figure, value, previous }) => [
    head(figure, currency),
    cell(figure, value, currency),
    cell(figure, previous, currency),
  ]),
];

const brokenDownRows = (
  section: Extract<SectionContent, { kind: 'bar' | 'table' }>,
  currency: string,
): Table => {
  const values = (row: (typeof section)['totals']): readonly Cell[] =>
    section.figures.flatMap((figure, index) => [
      cell(figure, row[index]?.value ?? null, currency),
      cell(figure, row[index]?.previous ?? null, currency),
    ]);
  return [
    [breakdownLabels[section.by], ...section.figures.flatMap((figure) => both(head(figure, currency)))],
    ...section.rows.map((row) => [row.label, ...values(row.values)]),
    ['Total', ...values(section.totals)],
  ];
};

const lineRows = ({ steps, lines }: Extract<SectionContent, { kind: 'line' }>, currency: string): Table => [
  ['From', ...lines.flatMap(({ figure }) => both(head(figure, currency)))],
  ...steps.map((step, index) => [
    step,
    ...lines.flatMap(({ figure, values, previous }) => [
      cell(figure, values[index] ?? null, currency),
      cell(figure, previous?.[index] ?? null, currency),
    ]),
  ]),
];

const goalRows = ({ goals }: Extract<SectionContent, { kind: 'goals' }>, currency: string): Table => [
  ['Goal', 'Each', 'Actual', 'Due', 'Target', 'Of plan (share)', 'Projected', 'Chance (share)', 'Status'],
  ...goals.map((goal) => [
    head(goal.figure, currency),
    goal.period,
    ...[goal.actual, goal.due, goal.target].map((value) => cell(goal.figure, value, currency)),
    fileNumber(goal.attainment),
    cell(goal.figure, goal.projected ?? null, currency),
    fileNumber(goal.chance ?? null),
    goalStatusWords[goalVerdict(goal)],
  ]),
];

const rowsOf = (section: SectionContent, currency: string): Table | null => {
  if (section.kind === 'table' || section.kind === 'bar') return brokenDownRows(section, currency);
  if (section.kind === 'goals') return goalRows(section, currency);
  if (section.kind === 'figures') return singleRows(section.figures, currency);
  if (section.kind === 'funnel') return singleRows(section.steps, currency);
  return section.kind === 'line' ? lineRows(section, currency) : null;
};

export const sectionTable = ({ sections, currency }: ReportContent, id: string): Table | null => {
  const section = sections.find((one) => one.id === id);
  return section ? rowsOf(section, currency) : null;
};

const density = 2;

const loaded = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
};

const pngOf = async ({ svg, width, height }: Picture): Promise<Blob> => {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = await loaded(address);
    const canvas = document.createElement('canvas');
    canvas.width = width * density;
    canvas.height = height * density;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((png) =>
        png ? resolve(png) : reject(new Error('The browser made no picture of the chart')),
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
};

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
  const lines = await drawLines(report.content, reportChartLook(report.content.brand));
  for (const piece of reportHtml(report, lines)) {
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
    const picture = sectionPicture(content, id, await drawSectionLine(content, id));
    if (picture) downloadText(`${stem}-${name}.png`, 'image/png', [await pngOf(picture)]);
  });
};
