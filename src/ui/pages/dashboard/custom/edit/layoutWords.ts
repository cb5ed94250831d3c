/** Builds the screen reader announcements of editing steps. */
import type { Widget } from '#domain/dashboards/widget.ts';
import { placeInWords, widgetName } from '#domain/dashboards/widgetName.ts';

export const movedWords = (widgets: readonly Widget[], id: string): string => {
  const widget = widgets.find((one) => one.id === id);
  return widget ? `${widgetName(widget)}: ${placeInWords(widget)}` : '';
};

export const stuckWords = (widget: Widget): string => `${widgetName(widget)} cannot move further that way`;

export const removedWords = (widget: Widget, left: number): string =>
  `Removed ${widgetName(widget)}. ${left === 1 ? '1 widget is' : `${left} widgets are`} left. Undo brings it back.`;

export const keysHint =
  'Arrow keys move the widget, Shift and arrow keys resize it, Enter sets it up, Delete removes it.';
