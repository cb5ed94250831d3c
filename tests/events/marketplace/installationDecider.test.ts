/** Tests the rules of installing an app in a workspace. */
import { describe, test } from 'vitest';
import { installationDecider } from '#events/marketplace/installationDecider.ts';
import type { AppInstalled, AppUninstalled } from '#events/marketplace/installationEvents.ts';
import { later, morning } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';

const { given } = specificationOf(installationDecider);

const scopes = ['Read reports', 'Add notes to reports'];
const listing = { id: 'plainwords', name: 'Plain Words', version: '1.4.2', scopes, settings: [] };
const asked = { workspaceId: 'berg', listing, by: 'nora' };
const told = { workspaceId: 'berg', listingId: 'plainwords', name: 'Plain Words', by: 'nora' };

const install = { type: 'InstallApp', ...asked, scopes, now: morning } as const;
const uninstall = { type: 'UninstallApp', ...asked, now: later } as const;
const installed: AppInstalled = {
  type: 'AppInstalled',
  data: { ...told, version: '1.4.2', scopes, installedAt: morning },
};
const uninstalled: AppUninstalled = { type: 'AppUninstalled', data: { ...told, uninstalledAt: later } };

describe('installation', () => {
  test('keeps the version and what was consented to', () => {
    given().when(install).thenHappens(installed);
  });

  test('is refused without consent to all of it', () => {
    given()
      .when({ ...install, scopes: ['Read reports'] })
      .thenRefused('consentIncomplete');
    given()
      .when({ ...install, scopes: ['Read reports', 'Read reports'] })
      .thenRefused('consentIncomplete');
  });

  test('happens once, and again after the app has gone', () => {
    given(installed).when(install).thenRefused('appInstalled');
    given(installed, uninstalled).when(install).thenHappens(installed);
  });

  test('ends once', () => {
    given(installed).when(uninstall).thenHappens(uninstalled);
    given().when(uninstall).thenRefused('notFound');
    given(installed, uninstalled).when(uninstall).thenRefused('notFound');
  });
});
