/** Renders the menu of a dashboard's chart. */
import { ChartMenu } from '../../../../parts/chartMenu/ChartMenu.tsx';
import type { WidgetProps } from './widgetParts.ts';

export const WidgetMenu = ({ widget: { kind, figures, by }, board: { query } }: WidgetProps) => (
  <ChartMenu
    subject={{
      kind: kind === 'bar' ? 'bar' : 'line',
      figures,
      by: kind === 'bar' ? (by ?? 'channel') : null,
      clientId: query.client ?? null,
      query,
    }}
  />
);
