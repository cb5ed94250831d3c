/** Renders the charts of a report as standalone SVG pictures, for conversion to PNG. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReportContent, SectionContent } from '#domain/contract/reportContentSchemas.ts';
import type { ChartLook } from '../../../charts/chartModel.ts';
import { drawVectors } from '../../../charts/figure/drawVectors.tsx';
import { RowBarsDrawing } from '../drawing/RowBarsDrawing.tsx';
import { barFigure, funnelFigure, lineFigure } from '../drawing/reportFigures.ts';
import { barSize } from '../drawing/rowBars.ts';
import { reportChartLook } from '../reportLook.ts';
import { rangeText, sectionTitle } from '../reportWords.ts';

/** In pixels. */
export type Picture = { readonly svg: string; readonly width: number; readonly height: number };

const size = { width: 660, lineHeight: 240, edge: 20, title: 60 } as const;

type Inside = { readonly height: number; readonly drawing: ReactElement };

const insideOf = (
  section: SectionContent,
  content: ReportContent,
  look: ChartLook,
  line: string | null,
): Inside | null => {
  const { width } = size;
  if (section.kind === 'line') {
    const height = size.lineHeight;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the serializer escaped the texts of the drawing
    return line === null ? null : { height, drawing: <g dangerouslySetInnerHTML={{ __html: line }} /> };
  }
  if (section.kind !== 'bar' && section.kind !== 'funnel') return null;
  const { bars } = section.kind === 'bar' ? barFigure(section, content) : funnelFigure(section, content);
  return {
    height: Math.max(1, bars.length) * barSize.row,
    drawing: <RowBarsDrawing bars={bars} width={width} look={look} />,
  };
};

/** Null for a section without lines. */
export const drawSectionLine = async (content: ReportContent, id: string): Promise<string | null> => {
  const section = content.sections.find((one) => one.id === id);
  if (section?.kind !== 'line') return null;
  const { model } = lineFigure(section, content);
  return drawVectors(model, reportChartLook(content.brand), { width: size.width, height: size.lineHeight });
};

/** Client, range and comparison, because an exported picture has no page around it. */
const aboutOf = ({ client }: ReportContent, section: SectionContent): string => {
  const dashed = section.kind === 'line' && section.compared_range;
  const before = dashed ? `, dashed: ${rangeText(dashed)}` : '';
  return `${client.name}, ${rangeText(section.range)}${before}`;
};

/** Characters that XML 1.0 forbids even if escaped; one of them would invalidate the picture. */
const noXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** `line`: the drawing of a section of lines, from `drawSectionLine`. */
export const sectionPicture = (
  content: ReportContent,
  id: string,
  line: string | null = null,
): Picture | null => {
  const section = content.sections.find((one) => one.id === id);
  const look = reportChartLook(content.brand);
  const inside = section ? insideOf(section, content, look, line) : null;
  if (!section || inside === null) return null;
  const [width, height] = [size.width + 2 * size.edge, inside.height + size.title + 2 * size.edge];
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={look.font}
    >
      <title>{sectionTitle(section)}</title>
      <rect width={width} height={height} fill={look.ground} />
      <text x={size.edge} y={size.edge + 16} fontSize={16} fontWeight={600} fill={look.ink}>
        {sectionTitle(section)}
      </text>
      <text x={size.edge} y={size.edge + 38} fontSize={12} fill={look.label}>
        {aboutOf(content, section)}
      </text>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the picture around it has the title */}
      <svg x={size.edge} y={size.edge + size.title} width={size.width} height={inside.height}>
        {inside.drawing}
      </svg>
    </svg>,
  );
  return { svg: svg.replaceAll(noXml, '\uFFFD'), width, height };
};
