/** Renders a widget by its kind, within an error boundary. */
import { widgetName } from '#domain/dashboards/widgetName.ts';
import { PartBoundary } from '../../../../parts/errors/PartBoundary.tsx';
import { FunnelPart, stepFiguresHeight } from '../../client/FunnelPart.tsx';
import { AnnotationsWidget } from './AnnotationsWidget.tsx';
import { BarWidget } from './BarWidget.tsx';
import { FigureWidget } from './FigureWidget.tsx';
import { FilteredWidget } from './FilteredWidget.tsx';
import { GoalWidget } from './GoalWidget.tsx';
import { ImageWidget } from './ImageWidget.tsx';
import { LineWidget } from './LineWidget.tsx';
import { SummaryWidget } from './SummaryWidget.tsx';
import { TableWidget } from './TableWidget.tsx';
import { TextWidget } from './TextWidget.tsx';
import { chartHeightOf, type WidgetProps } from './widgetParts.ts';

/** In pixels: enough for four distinguishable bars. */
const leastFunnel = 160;

const Inside = (props: WidgetProps) => {
  const { widget, board } = props;
  switch (widget.kind) {
    case 'figure':
      return <FigureWidget {...props} />;
    case 'line':
      return <LineWidget {...props} />;
    case 'bar':
      return <BarWidget {...props} />;
    case 'table':
      return <TableWidget {...props} />;
    case 'funnel':
      return (
        <FunnelPart
          board={board}
          title={widgetName(widget)}
          height={Math.max(leastFunnel, chartHeightOf(widget) - stepFiguresHeight)}
        />
      );
    case 'goal':
      return <GoalWidget {...props} />;
    case 'summary':
      return <SummaryWidget {...props} />;
    case 'annotations':
      return <AnnotationsWidget {...props} />;
    case 'text':
      return <TextWidget widget={widget} />;
    case 'image':
      return <ImageWidget widget={widget} />;
  }
};

export const WidgetView = (props: WidgetProps) => {
  const { widget } = props;
  const { filters = '' } = widget;
  return (
    <PartBoundary component={widgetName(widget)}>
      {filters === '' ? (
        <Inside {...props} />
      ) : (
        <FilteredWidget {...props} filters={filters}>
          {(board) => <Inside widget={widget} board={board} />}
        </FilteredWidget>
      )}
    </PartBoundary>
  );
};
