/** What a section is called: by its title, else by what it shows. */
import { figuresListed } from '../dashboards/widgetName.ts';
import { type Section, sectionSpecs } from './section.ts';

/** `Revenue by channel`. */
export const sectionName = ({
  kind,
  title,
  figures,
  by,
}: Pick<Section, 'kind' | 'title' | 'figures' | 'by'>): string => {
  if (title !== '') return title;
  const { label } = sectionSpecs[kind];
  if (figures.length === 0) return label;
  switch (kind) {
    case 'line':
      return `${figuresListed(figures)} over time`;
    case 'bar':
      return `${figuresListed(figures)} by ${by ?? 'channel'}`;
    case 'table':
      return `Table by ${by ?? 'channel'}`;
    default:
      return label;
  }
};
