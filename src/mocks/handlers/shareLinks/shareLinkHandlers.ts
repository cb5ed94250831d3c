/** The part of the route table that is about share links. */
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
