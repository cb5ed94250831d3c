/** Renders a picture with its alternative text. */
import type { Widget } from '#domain/dashboards/widget.ts';
import { widgetName } from '#domain/dashboards/widgetName.ts';
import { KeptPicture } from '../../../../parts/pictures/KeptPicture.tsx';
import styles from './Widgets.module.css';

export const ImageWidget = ({ widget }: { widget: Widget }) => (
  <section className={styles.image} aria-label={widgetName(widget)}>
    {widget.title !== '' && <h2>{widget.title}</h2>}
    {widget.picture !== undefined && (
      <KeptPicture id={widget.picture} alt={widget.text} className={styles.picture} />
    )}
  </section>
);
