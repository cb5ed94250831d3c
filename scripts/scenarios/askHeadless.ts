/** Runs a scenario command without a browser and prints its reply. */
import type { ScenarioCommand } from '../../tests/scenarios/commands/scenarioCommand.ts';
import { runVitest } from './runVitest.ts';

export const askHeadless = (command: ScenarioCommand): number =>
  runVitest({
    file: 'tests/scenarios/commands/scenario.command.ts',
    report: 'SCENARIO_REPORT',
    env: { SCENARIO_COMMAND: JSON.stringify(command) },
    words: ['--project', 'commands'],
  });
