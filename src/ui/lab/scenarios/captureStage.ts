/** Films a stage: captures this tab with the person's consent, as a video or as a picture after each step. */
import { strToU8, zipSync } from 'fflate';
import type { Script } from '#scenarios/script.ts';
import { pictureName, storyboard, storyCells } from '#scenarios/storyboard.ts';
import { download } from './download.ts';
import type { Player } from './player.ts';
import type { PlayerState } from './playerState.ts';

/** Only Chromium has Region Capture. */
type Capturing = {
  readonly CropTarget?: { readonly fromElement: (element: Element) => Promise<unknown> };
};
type Croppable = MediaStreamTrack & { readonly cropTo?: (target: unknown) => Promise<void> };

export type Tab = { readonly stream: MediaStream; readonly isCropped: boolean; readonly stop: () => void };

/** Null when the person declines; undefined when the browser cannot. */
export const captureTab = async (stage: Element): Promise<Tab | null | undefined> => {
  const devices: Partial<MediaDevices> | undefined = navigator.mediaDevices;
  if (typeof devices?.getDisplayMedia !== 'function') return undefined;
  const asked = { video: { frameRate: 30 }, audio: false, preferCurrentTab: true };
  try {
    const stream = await devices.getDisplayMedia(asked);
    const track: Croppable | undefined = stream.getVideoTracks()[0];
    const { CropTarget } = window as Capturing;
    const target = await CropTarget?.fromElement(stage);
    const isCropped = await Promise.resolve(target && track?.cropTo?.(target)).then(
      () => target !== undefined && track?.cropTo !== undefined,
      // Another tab or window was chosen.
      () => false,
    );
    const stop = () => {
      for (const one of stream.getTracks()) one.stop();
    };
    return { stream, isCropped, stop };
  } catch (error) {
    // Any other reason is the browser's own, such as a screen that it cannot read.
    if (error instanceof DOMException) return error.name === 'NotAllowedError' ? null : undefined;
    throw error;
  }
};

export const until = (player: Player, isSo: (state: PlayerState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isSo(player.get())) return;
      stop();
      resolve();
    };
    const stop = player.subscribe(look);
    look();
  });

const isOver = ({ phase }: PlayerState): boolean =>
  phase === 'finished' || phase === 'failed' || phase === 'taken';

const restart = async (player: Player): Promise<void> => {
  player.seek(0);
  await until(player, ({ phase, at }) => phase === 'paused' && at === 0);
};

const formats = ['video/mp4;codecs=avc1', 'video/webm;codecs=vp9', 'video/webm'] as const;

/** Plays the script from its beginning; ends with it, or when the person stops sharing. */
export const filmVideo = async (player: Player, { name }: Script, { stream, stop }: Tab): Promise<void> => {
  const format = formats.find((one) => MediaRecorder.isTypeSupported(one));
  const recorder = new MediaRecorder(stream, format ? { mimeType: format } : {});
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const saved = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => {
      const type = recorder.mimeType || 'video/webm';
      download(`${name}.${type.includes('mp4') ? 'mp4' : 'webm'}`, new Blob(parts, { type }), type);
      resolve();
    });
  });
  await restart(player);
  recorder.start(1_000);
  player.play();
  const ended = new Promise<void>((resolve) => {
    stream.getVideoTracks()[0]?.addEventListener('ended', () => resolve());
  });
  await Promise.race([until(player, isOver), ended]);
  if (recorder.state !== 'inactive') recorder.stop();
  stop();
  await saved;
};

/** The next frame of the tab as PNG. */
export const frameOf = async (stream: MediaStream): Promise<Uint8Array> => {
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = stream;
  await video.play();
  await new Promise((resolve) => video.requestVideoFrameCallback(resolve));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: video.videoWidth,
    height: video.videoHeight,
  });
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  video.srcObject = null;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
};

type Taking = { readonly take: () => Promise<Uint8Array>; readonly onTaken?: (count: number) => void };

/** Goes through the script step by step; a run that fails has the pictures of the steps before. */
export const takePictures = async (
  player: Player,
  script: Script,
  { take, onTaken }: Taking,
): Promise<ReadonlyMap<number, Uint8Array>> => {
  const shown = new Set(storyCells(script).map(({ number }) => number));
  const pictures = new Map<number, Uint8Array>();
  await restart(player);
  for (let number = 1; number <= script.steps.length; number += 1) {
    player.step();
    await until(player, (state) => isOver(state) || (state.phase === 'paused' && state.at === number));
    if (player.get().at < number) break;
    if (!shown.has(number)) continue;
    pictures.set(number, await take());
    onTaken?.(pictures.size);
  }
  return pictures;
};

export const savePictures = (script: Script, pictures: ReadonlyMap<number, Uint8Array>): void => {
  const html = storyboard(script, (number) => (pictures.has(number) ? pictureName(number) : null));
  const files = [...pictures].map(([number, data]) => [pictureName(number), data] as const);
  const name = `${script.name}-pictures`;
  const entries = [['storyboard.html', strToU8(html)] as const, ...files];
  const archive = zipSync(Object.fromEntries(entries.map(([path, data]) => [`${name}/${path}`, data])), {
    level: 0,
  });
  download(`${name}.zip`, archive, 'application/zip');
};
