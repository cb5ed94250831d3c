/** Orders test files: the longest begin first, and files that can share a process follow each other. */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const takesLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/tests/scenarios/');

const environmentOf = (source: string): string =>
  [...source.matchAll(/@vitest-environment(?:-options)? +(.*?) *(?:\*\/)?$/gm)]
    .map(([, said]) => said)
    .join(' ');

const processOf = ({ project, moduleId }: TestSpecification): string =>
  `${project.name} ${environmentOf(readFileSync(moduleId, 'utf8'))}`;

/**
 * A vitest process continues only with a file of the same project and environment; a new one reloads the
 * whole product. Without known durations the largest files begin.
 */
export class TestSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const groups = Map.groupBy(
      [...usual.filter(takesLong), ...usual.filter((file) => !takesLong(file))],
      processOf,
    );
    return [...groups.values()].flat();
  }
}
