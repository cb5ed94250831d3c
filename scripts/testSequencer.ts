/** In which order test files run: what takes longest begins first, and files that can share a process follow each other. */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const takesLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/tests/scenarios/');

/** What a test file says of its environment in any kind of comment; vitest reads the same. */
const environmentOf = (source: string): string =>
  [...source.matchAll(/@vitest-environment(?:-options)? +(.*?) *(?:\*\/)?$/gm)]
    .map(([, said]) => said)
    .join(' ');

const processOf = ({ project, moduleId }: TestSpecification): string =>
  `${project.name} ${environmentOf(readFileSync(moduleId, 'utf8'))}`;

/**
 * A process of vitest goes on with the next file only if that one has the same project and environment, and ends
 * otherwise: the next one then loads the whole product again, which takes longer than many a test.
 * On a new clone vitest knows no durations and begins with the largest files.
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
