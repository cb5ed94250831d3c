/** In which order test files run: what takes longest begins first, so that nothing waits for it at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const takesLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/tests/scenarios/');

/** Vitest wants a class here. On a new clone it knows no durations and would begin with the largest files. */
export class ScenariosFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return [...usual.filter(takesLong), ...usual.filter((file) => !takesLong(file))];
  }
}
