/** Renders a hint with one shared Ant Design Tooltip, so that no hint needs its own. */
import { Tooltip } from 'antd';
import styles from './Hints.module.css';
import type { WantedHint } from './watchHints.ts';

export const HintTip = ({ hint: { anchor, texts } }: { hint: WantedHint }) => {
  const { left, top, width, height } = anchor.getBoundingClientRect();
  const place = [left, top, width, height].join(' ');
  return (
    <Tooltip
      key={`${place} ${texts.join(' ')}`}
      open
      title={
        <div className={styles.tip}>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      }
    >
      <span className={styles.anchor} style={{ left, top, width, height }} aria-hidden="true" />
    </Tooltip>
  );
};
