/** Types what a page hands to the app that it shows in a frame, as a look would make it. */
import type { Role } from '#domain/access/role.ts';
import type { AsOf } from '#domain/pastView.ts';
import type { AppServices } from './appServices.ts';

/** Name of the frame's window. */
export const previewName = 'agencylens-preview';

export type PreviewTheme = 'light' | 'dark';

export type LookPreview = {
  /** Asks the backend as the previewed person, with the look. */
  readonly fetch: typeof fetch;
  /** Null: no one is signed in. */
  readonly session: { readonly userId: string; readonly token: string; readonly role: Role } | null;
  readonly theme: () => PreviewTheme;
  readonly asOf: () => AsOf | null;
  readonly host: Pick<AppServices, 'base' | 'controls' | 'hasDemoAccounts' | 'hasServer' | 'sendsMail'>;
  /** Called once the page is there. */
  readonly onShown: () => void;
  /** The frame sets it: called after the look or the theme has changed. */
  renew?: () => void;
};

export type PreviewFrameElement = HTMLIFrameElement & { agencyLensPreview?: LookPreview };
