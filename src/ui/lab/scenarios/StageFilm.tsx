/** Offers a video of a stage, and a picture of each of its steps. */
import { type RefObject, useState } from 'react';
import type { Script } from '#scenarios/script.ts';
import { captureTab, filmVideo, frameOf, savePictures, type Tab, takePictures } from './captureStage.ts';
import levers from './PlaybackControls.module.css';
import type { Player } from './player.ts';
import styles from './ScriptTools.module.css';

type StageFilmProps = {
  readonly player: Player;
  readonly script: Script;
  readonly stage: RefObject<HTMLElement | null>;
};

const cannot =
  'This browser cannot record a tab. A Chromium-based browser can; npm run scenario makes pictures and videos without one.';

export const StageFilm = ({ player, script, stage }: StageFilmProps) => {
  const [said, say] = useState('');
  const [isBusy, setBusy] = useState(false);

  const film = async (shoot: (tab: Tab) => Promise<string>): Promise<void> => {
    const tab = stage.current === null ? undefined : await captureTab(stage.current);
    if (tab === undefined) return say(cannot);
    if (tab === null) return say('Nothing was recorded: the browser was not allowed to share this tab.');
    setBusy(true);
    const whole = tab.isCropped ? '' : ' The whole tab is in it, as this browser cannot cut out the stage.';
    try {
      say(`${await shoot(tab)}${whole}`);
    } finally {
      tab.stop();
      setBusy(false);
    }
  };

  const video = () =>
    film(async (tab) => {
      say('Recording until the last step. To end earlier, stop sharing.');
      await filmVideo(player, script, tab);
      return 'The video was saved.';
    });

  const pictures = () =>
    film(async ({ stream }) => {
      const onTaken = (count: number) => say(`${count} pictures`);
      const taken = await takePictures(player, script, { take: () => frameOf(stream), onTaken });
      savePictures(script, taken);
      return `${taken.size} pictures were saved. Print storyboard.html for a PDF.`;
    });

  return (
    <div className={styles.tools}>
      <button type="button" className={levers.lever} disabled={isBusy} onClick={video}>
        Record a video
      </button>
      <button type="button" className={levers.lever} disabled={isBusy} onClick={pictures}>
        Save step pictures
      </button>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
  );
};
