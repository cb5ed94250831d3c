/** The shipped scenarios as stories: the same scripts that are watched in the app, by real input against the built product. */

import { knownScripts } from '#scenarios/knownScripts.ts';
import { runScript } from '#scenarios/runScript.ts';
import { shippedScripts } from '#scenarios/shippedScripts.ts';
import { headOf } from '#tests/scenarios/heads.ts';
import { saveTrace } from '../stage/saveTrace.ts';
import { stageIn } from '../stage/scenarioDriver.ts';
import { expect, test } from '../stage/story.ts';

/** The rows of the requirements that a script proves, as other stories name them. */
const rows: Readonly<Record<string, string>> = {
  'first-visit-to-paid-plan': ' [S4.6][S6.4]',
  'register-and-redirect': ' [S2.16][S4.1][S4.5][S6.4][S9.4]',
  'checkout-refused-and-retried': ' [S4.6]',
  'sign-in-and-out': ' [S2.10][S4.4][S5.3][S8.1][S8.4]',
  'tour-of-a-manager': ' [S6.2]',
  'tour-of-a-client': ' [S6.2]',
  'support-chat': ' [S4.8][S9.4][S9.5]',
  'tampered-storage': ' [S4.1]',
};

// The explorations are proved without a browser; here they run when they are asked for by name.
for (const script of process.env.SCENARIO_ALL === undefined ? shippedScripts : knownScripts) {
  test(`${script.title}: ends where it ends whoever drives${rows[script.name] ?? ''}`, async ({
    page,
    watch,
  }) => {
    const { lost = [], refused = [] } = Object.groupBy(script.refusals ?? [], (one) =>
      one.startsWith('lost ') ? 'lost' : 'refused',
    );
    watch.expectRefusals(...refused);
    watch.expectFaults(...lost.map((one) => new RegExp(`^net::ERR_\\w+ ${one.slice('lost '.length)}`)));
    test.slow();
    // The feed may tell what listens to it of the session's end before the page is left.
    watch.allowRefusals('401 GET /api/subscription', '401 GET /api/white-label');
    const report = await runScript(script, await stageIn(page, script));
    if (!report.ok || process.env.SCENARIO_TRACE === 'on') await saveTrace(page, script, report);
    expect(report).toEqual({ ok: true, failed: null, head: headOf(script.name) });
  });
}
