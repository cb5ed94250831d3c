/** Renders four features, each illustrated by a miniature of itself instead of an icon (S2.11). */
import type { DemoFigures } from '#domain/contract/demoSchemas.ts';
import { landingFeatures } from '../../content/landing.ts';
import { ClientTable, LogLines, Portal, Working } from '../../parts/demo/ProductPieces.tsx';
import styles from './FeatureCards.module.css';

const cards = [
  { name: 'clients', Piece: ClientTable },
  { name: 'whiteLabel', Piece: Portal },
  { name: 'history', Piece: LogLines },
  { name: 'working', Piece: Working },
] as const;

export const FeatureCards = ({ figures }: { readonly figures: DemoFigures | null }) => (
  <ul className={styles.cards}>
    {cards.map(({ name, Piece }) => (
      <li key={name} className={styles.card}>
        <div>
          <h3>{landingFeatures[name].title}</h3>
          <p>{landingFeatures[name].text}</p>
        </div>
        <Piece figures={figures} />
      </li>
    ))}
  </ul>
);
