/** Names a section by its title or its content. */
import { figuresListed } from '../dashboards/widgetName.ts';
import { type Section, sectionSpecs } from './section.ts';

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
