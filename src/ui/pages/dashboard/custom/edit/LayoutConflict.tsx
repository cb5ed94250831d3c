/** Someone else saved the dashboard meanwhile: what differs, widget by widget, and the choice which layout stays. */
import { Button } from 'antd';
import { type DifferenceKind, type Layouts, layoutDifferences } from '#domain/dashboards/layoutDifference.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import { placeInWords, widgetName } from '#domain/dashboards/widgetName.ts';
import { ModalDialog } from '../../../../widgets/ModalDialog.tsx';
import styles from './Editor.module.css';

type LayoutConflictProps = {
  readonly layouts: Layouts;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  /** Decides later. */
  readonly onClose: () => void;
};

const whatOf: Readonly<Record<DifferenceKind, string>> = {
  addedByMe: 'You added it',
  addedByThem: 'They added it',
  removedByMe: 'You removed it',
  removedByThem: 'They removed it',
  moved: 'Moved or resized',
  changed: 'Shows something else',
};

const sideOf = (widget: Widget | null, kind: DifferenceKind): string => {
  if (widget === null) return 'Not there';
  return kind === 'changed' ? `${widgetName(widget)}, ${placeInWords(widget)}` : placeInWords(widget);
};

export const LayoutConflict = ({ layouts, onKeepMine, onTakeTheirs, onClose }: LayoutConflictProps) => {
  const rows = layoutDifferences(layouts);
  return (
    <ModalDialog title="Someone else saved this layout" onClose={onClose}>
      <p>
        None of your changes are saved yet. Keeping them replaces the saved layout, which stays in the list of
        layouts. Discarding them shows the saved layout.
      </p>
      {rows.length === 0 ? (
        <p>Both layouts are the same.</p>
      ) : (
        <div className={styles.differences}>
          <table aria-label="What differs">
            <thead>
              <tr>
                <th scope="col">Widget</th>
                <th scope="col">Yours</th>
                <th scope="col">Saved now</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, kind, mine, theirs }) => {
                const named = mine ?? theirs;
                return (
                  <tr key={id}>
                    <th scope="row">
                      {named && widgetName(named)}
                      <small>{whatOf[kind]}</small>
                    </th>
                    <td>{sideOf(mine, kind)}</td>
                    <td>{sideOf(theirs, kind)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.choice}>
        <Button type="primary" onClick={onKeepMine}>
          Keep my changes
        </Button>
        <Button onClick={onTakeTheirs}>Discard mine</Button>
        <Button type="text" onClick={onClose}>
          Decide later
        </Button>
      </div>
    </ModalDialog>
  );
};
