/** Writes slides to a .pptx file by pptxgenjs, which loads with this file. */
import pptxgenjs from 'pptxgenjs';
import type { Slide } from './reportSlides.ts';

/** The package declares its class as a member, and exports the class itself. */
const PptxGen = pptxgenjs as unknown as typeof pptxgenjs.default;

type Page = ReturnType<InstanceType<typeof PptxGen>['addSlide']>;

const usualAccent = '#0f766e';
const ink = '1F2937';
const rule = 'D1D5DB';
/** Inches of a 16:9 slide. */
const width = 12.3;

const drawCover = (page: Page, { title, lines }: Slide, color: string): void => {
  page.addText(title, { x: 0.5, y: 2.4, w: width, h: 0.9, fontSize: 40, bold: true, color });
  page.addText(lines.join('\n'), {
    x: 0.5,
    y: 3.4,
    w: width,
    h: 1.6,
    fontSize: 20,
    color: ink,
    valign: 'top',
  });
};

const drawSection = (page: Page, { title, lines, table }: Slide, color: string): void => {
  page.addText(title, { x: 0.5, y: 0.3, w: width, h: 0.9, fontSize: 26, bold: true, color });
  const below = { x: 0.5, y: 1.3, w: width };
  if (lines.length > 0)
    page.addText(lines.join('\n'), { ...below, h: 5.4, fontSize: 16, color: ink, valign: 'top' });
  if (table.length === 0) return;
  page.addTable(
    table.map((row, at) =>
      row.map((text) => ({ text, options: { bold: at === 0, color: at === 0 ? color : ink } })),
    ),
    { ...below, fontSize: 13, border: { type: 'solid', pt: 0.5, color: rule } },
  );
};

export const saveSlides = async (
  title: string,
  [cover, ...sections]: readonly Slide[],
  accent: string | null,
): Promise<void> => {
  const color = (accent ?? usualAccent).slice(1).toUpperCase();
  const deck = new PptxGen();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = title;
  if (cover) drawCover(deck.addSlide(), cover, color);
  for (const section of sections) drawSection(deck.addSlide(), section, color);
  await deck.writeFile({ fileName: `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.pptx` });
};
