/** Renders a chart of a report in two widths, with a summary and a table. */
import type { ReactNode } from 'react';
import type { ChartLook, LegendEntry } from '../../../charts/chartModel.ts';
import { toneColour } from '../../../charts/drawing/chartLook.ts';
import { WholeText } from '../../WholeText.tsx';
import { LinePicture, lineWidths as widths } from './LinePicture.tsx';
import { RowBarsDrawing } from './RowBarsDrawing.tsx';
import type { BarsFigure, FigureTable, LineFigure } from './reportFigures.ts';

type FigureFrameProps = {
  readonly title: string;
  readonly summary: string;
  readonly table: FigureTable;
  readonly draw: (width: number) => ReactNode;
  readonly children?: ReactNode;
};

const TableInstead = ({ title, table: { head, rows } }: { title: string; table: FigureTable }) => (
  <details className="report-figures" data-print="never">
    <summary>Figures as a table</summary>
    <table>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {head.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity than their order
            <th key={index} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity than their order
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

const FigureFrame = ({ title, summary, table, draw, children }: FigureFrameProps) => (
  <figure className="report-figure">
    <div role="img" aria-label={`${title}: ${summary}`}>
      <div className="report-wide">{draw(widths.wide)}</div>
      <div className="report-narrow">{draw(widths.narrow)}</div>
    </div>
    {children}
    <figcaption>
      <WholeText>{summary}</WholeText>
    </figcaption>
    <TableInstead title={title} table={table} />
  </figure>
);

const Legend = ({ entries, look }: { entries: readonly LegendEntry[]; look: ChartLook }) => (
  <ul className="report-legend">
    {entries.map(({ name, tone, isDashed }) => (
      <li key={name}>
        <svg aria-hidden="true" width="20" height="8" viewBox="0 0 20 8">
          <path
            d="M0 4H20"
            stroke={toneColour(look, tone)}
            strokeWidth="2"
            strokeDasharray={isDashed ? '4 4' : undefined}
          />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);

type DrawnProps<Figure> = { readonly title: string; readonly figure: Figure; readonly look: ChartLook };

type LineDrawnProps = DrawnProps<LineFigure> & { readonly id: string };

export const LineDrawn = ({ id, title, figure, look }: LineDrawnProps) => {
  const { legend, note } = figure.model;
  return (
    <FigureFrame
      title={title}
      summary={note === undefined ? figure.summary : `${figure.summary} ${note}`}
      table={figure.table}
      draw={(width) => <LinePicture id={id} model={figure.model} look={look} width={width} />}
    >
      {legend.length > 1 && <Legend entries={legend} look={look} />}
    </FigureFrame>
  );
};

export const BarsDrawn = ({ title, figure, look }: DrawnProps<BarsFigure>) => (
  <FigureFrame
    title={title}
    summary={figure.summary}
    table={figure.table}
    draw={(width) => <RowBarsDrawing bars={figure.bars} width={width} look={look} />}
  />
);
