/** Builds the content of the library's tooltip. */

import type { ChartLook } from '../chartModel.ts';
import styles from '../figure/ChartFigure.module.css';
import type { CursorText } from '../figure/cursorMoves.ts';
import { toneColour } from './chartLook.ts';

const element = (tag: string, text = ''): HTMLElement => {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
};

export const tooltipContent = ({ title, lines }: CursorText, look: ChartLook): HTMLElement => {
  const content = element('div');
  content.className = styles.told ?? '';
  content.append(element('strong', title));
  for (const { name, figure, tone } of lines) {
    const mark = element('i');
    const line = element('p');
    if (tone === undefined) line.dataset.words = '';
    else mark.style.background = toneColour(look, tone);
    line.append(mark, element('span', name), element('b', figure));
    content.append(line);
  }
  return content;
};
