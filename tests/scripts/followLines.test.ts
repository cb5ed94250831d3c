/** Tests following the lines of a growing file, so that an interrupted run keeps its first output. */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { until } from '#tests/support/until.ts';
import { followLines } from '../../scripts/followLines.ts';

test('each line is heard once and in order, before the file is ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lines-'));
  const path = join(folder, 'report.md');
  writeFileSync(path, '');
  const heard: string[] = [];
  const { catchUp, end } = followLines(path, (line) => heard.push(line));
  appendFileSync(path, 'crashes begins, seed 7\n| cra');
  await until(() => expect(heard).toEqual(['crashes begins, seed 7']));
  appendFileSync(path, 'shes | 東京 |\n');
  catchUp();
  appendFileSync(path, 'without an end');
  end();
  rmSync(folder, { recursive: true });

  expect(heard).toEqual(['crashes begins, seed 7', '| crashes | 東京 |', 'without an end']);
});
