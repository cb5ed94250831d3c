/** Renders an edit conflict of a dashboard: the differences by widget, with a choice for each. */
import { layoutErrors } from '#domain/dashboards/dashboardRules.ts';
import {
  fieldParts,
  type Layouts,
  layoutChoices,
  layoutOfFields,
  layoutVersions,
  notThere,
} from '#domain/dashboards/layoutMerge.ts';
import { sameLayout, type Widget } from '#domain/dashboards/widget.ts';
import { placeInWords, widgetName } from '#domain/dashboards/widgetName.ts';
import { widgetInWords } from '#domain/dashboards/widgetWords.ts';
import type { Fields, FieldValue } from '#domain/editing/threeWayMerge.ts';
import { ConflictDialog } from '../../../../parts/conflict/ConflictDialog.tsx';

type LayoutConflictProps = {
  readonly layouts: Layouts;
  readonly onSave: (widgets: readonly Widget[]) => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
};

const words = {
  part: 'Widget',
  one: 'widget',
  many: 'widgets',
  back: 'Decide later',
} as const;

const labelsOf = ({ mine, theirs }: Layouts, fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(fields).map((field) => {
      const { id, isPlace } = fieldParts(field);
      const widget = [...mine, ...theirs].find((one) => one.id === id);
      const name = widget ? widgetName(widget) : id;
      return [field, isPlace ? `${name}: place` : name];
    }),
  );

const wordOf = (field: string, value: FieldValue): string => {
  if (value === notThere) return 'Not there';
  const read = JSON.parse(String(value));
  return fieldParts(field).isPlace ? placeInWords({ place: read }) : widgetInWords(read);
};

export const LayoutConflict = ({ layouts, onSave, onTakeTheirs, onClose }: LayoutConflictProps) => {
  const versions = layoutVersions(layouts);
  return (
    <ConflictDialog
      title="This layout"
      versions={versions}
      labels={labelsOf(layouts, versions.mine)}
      wordOf={wordOf}
      words={words}
      start={layoutChoices(versions)}
      problemOf={(fields) => Object.values(layoutErrors(layoutOfFields(layouts, fields)))[0] ?? null}
      onSave={(fields) => {
        const widgets = layoutOfFields(layouts, fields);
        if (sameLayout(widgets, layouts.theirs)) onTakeTheirs();
        else onSave(widgets);
      }}
      onClose={onClose}
    />
  );
};
