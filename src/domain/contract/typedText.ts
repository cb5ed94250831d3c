/** Defines schemas that clean typed text on arrival, so that rules and events see no invisible characters. */
import * as z from 'zod/mini';
import { cleanEmail } from '../accounts/emailAddress.ts';
import { tidyText } from '../text/visibleText.ts';

/** NFC, trimmed of invisible characters; empty if nothing visible remains. */
export const typedText = z.string().check(z.overwrite(tidyText));

export const typedEmail = z.string().check(z.overwrite(cleanEmail));
