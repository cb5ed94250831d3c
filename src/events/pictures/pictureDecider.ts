/** Decides a picture: stored once, if its bytes are those of a picture. */
import { readPicture } from '#domain/pictures/pictureRules.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import type { PictureEvent } from './pictureEvents.ts';

export type KeepPicture = {
  readonly type: 'KeepPicture';
  readonly pictureId: string;
  readonly workspaceId: string;
  readonly by: string;
  readonly url: string;
  readonly now: string;
};

export type Picture = {
  readonly id: string;
  readonly workspaceId: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

export type PictureState = Picture | null;

export const pictureOf = ({ data }: PictureEvent): Picture => {
  const { pictureId: id, workspaceId, url, width, height } = data;
  return { id, workspaceId, url, width, height };
};

const decide = (command: KeepPicture, state: PictureState): Decision<PictureEvent> => {
  if (state !== null) return reject('versionConflict');
  const { type: _type, now, ...facts } = command;
  const read = readPicture(facts.url);
  if (!read.ok) return reject('invalid');
  return accept({ type: 'PictureKept', data: { ...facts, ...read.size, keptAt: now } });
};

export const pictureDecider: Decider<KeepPicture, PictureEvent, PictureState> = {
  initial: null,
  evolve: (_state, event) => pictureOf(event),
  decide,
};
