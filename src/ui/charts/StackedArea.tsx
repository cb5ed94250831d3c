/** Renders parts of a whole over time as stacked areas. */
import { useCallback } from 'react';
import type { StackProps } from './chartProps.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import type { Hidden } from './plans/chartModel.ts';
import { stackModel } from './plans/stackModel.ts';

export type StackedAreaProps = FigureProps & StackProps;

export const StackedArea = (props: StackedAreaProps) => {
  const { axis, series, unit, firstIsCut, lastIsCut, lastIsOpen } = props;
  const modelOf = useCallback(
    (hidden: Hidden) => stackModel({ axis, series, unit, firstIsCut, lastIsCut, lastIsOpen }, hidden),
    [axis, series, unit, firstIsCut, lastIsCut, lastIsOpen],
  );
  return <ChartFigure {...props} modelOf={modelOf} canToggle />;
};
