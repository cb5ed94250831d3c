/** Maps the handlers of share links to endpoint names. */
import {
  changeShareLink,
  createShareLink,
  listShareLinks,
  restoreShareLink,
  revokeShareLink,
} from './changeShareLink.ts';
import { openShare } from './openShare.ts';
import { readShare } from './readShare.ts';

export const shareLinkHandlers = {
  listShareLinks,
  createShareLink,
  changeShareLink,
  revokeShareLink,
  restoreShareLink,
  openShare,
  readShare,
};
