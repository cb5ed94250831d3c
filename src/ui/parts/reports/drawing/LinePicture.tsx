/** Shows the lines of a report: drawn by the chart library on screen, given as markup in a file. */
import { createContext, useContext, useEffect, useState } from 'react';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import type { ChartLook, ChartModel } from '../../../charts/chartModel.ts';
import { drawingTurns } from '../../../charts/drawing/drawingQueue.ts';
import { drawVectors } from '../../../charts/figure/drawVectors.tsx';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import { lineFigure } from './reportFigures.ts';

/** In pixels: one for paper and wide screens, one that is readable on a phone. */
export const lineWidths = { wide: 660, narrow: 330 } as const;

const lineHeight = 220;

/** Markup by section and width. */
export type LinePictures = ReadonlyMap<string, string>;

const keyOf = (id: string, width: number): string => `${id} ${width}`;

/** Pictures that were drawn ahead, because a file is written at once. */
export const LinePicturesContext = createContext<LinePictures>(new Map());

export const drawLine = (model: ChartModel, look: ChartLook, width: number): Promise<string | null> =>
  drawVectors(model, look, { width, height: lineHeight });

export const drawLines = async (content: ReportContent, look: ChartLook): Promise<LinePictures> => {
  const pictures = new Map<string, string>();
  for (const section of content.sections) {
    if (section.kind !== 'line') continue;
    const { model } = lineFigure(section, content);
    for (const width of Object.values(lineWidths)) {
      const markup = await drawLine(model, look, width);
      if (markup !== null) pictures.set(keyOf(section.id, width), markup);
    }
  }
  return pictures;
};

type LinePictureProps = {
  readonly id: string;
  readonly model: ChartModel;
  readonly look: ChartLook;
  readonly width: number;
};

export const LinePicture = ({ id, model, look, width }: LinePictureProps) => {
  const ahead = useContext(LinePicturesContext).get(keyOf(id, width));
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => {
    if (ahead !== undefined) return;
    let isCurrent = true;
    const show = (markup: string | null) => isCurrent && setDrawn(markup);
    // Without the drawing, the sentence and the table are complete.
    const release = drawingTurns.take(() => void drawLine(model, look, width).then(show, () => show(null)));
    return () => {
      isCurrent = false;
      release();
    };
  }, [ahead, model, look, width]);
  const markup = ahead ?? drawn;
  const space = { aspectRatio: `${width} / ${lineHeight}` };
  return markup === null ? (
    <div style={{ ...space, overflow: 'clip' }}>
      <ShapeSkeleton charts={1} />
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the serializer escaped the texts of the drawing
    <div style={space} dangerouslySetInnerHTML={{ __html: markup }} />
  );
};
