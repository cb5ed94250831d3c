/** Texts that people type, cleaned where a request comes in: rules and events see no invisible edges. */
import * as z from 'zod/mini';
import { cleanEmail } from '../accounts/emailAddress.ts';
import { tidyText } from '../text/visibleText.ts';

/** NFC, trimmed of invisible characters; empty where nothing can be seen. */
export const typedText = z.string().check(z.overwrite(tidyText));

/** Without invisible characters and surrounding space. */
export const typedEmail = z.string().check(z.overwrite(cleanEmail));
