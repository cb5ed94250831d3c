/** @vitest-environment happy-dom */
/** Tests the buttons that are printed: those with a metric, and those marked for print. */
import { readFileSync } from 'node:fs';
import { Button } from 'antd';
import { expect, test } from 'vitest';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { HealthStrip } from '#ui/pages/dashboard/portfolio/HealthStrip.tsx';
import { HealthCell } from '#ui/parts/health/HealthCell.tsx';

const hiddenButtons = (): string => {
  const css = readFileSync('src/ui/theme/base.css', 'utf8');
  const [, button = ''] = /@media print[\s\S]*?(button\.ant-btn[^,\n]*),/.exec(css) ?? [];
  return button;
};

const client = {
  name: 'Acme',
  status: 'active',
  health: { score: 72, band: 'watch' },
} as unknown as PortfolioClient;
const nothing = () => undefined;

test('a figure in a button is printed, and a button that only does something is not', async () => {
  const page = await renderPart(
    <main>
      <HealthCell client={client} onOpen={nothing} />
      <HealthStrip clients={[client]} chosen={null} onChoose={nothing} />
      <Button>Change</Button>
    </main>,
  );
  const buttons = [...page.container.querySelectorAll('button')];
  const printed = buttons
    .filter((button) => !button.matches(hiddenButtons()))
    .map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim());
  const all = buttons.length;
  await page.unmount();

  expect([printed.length, all, printed[0], printed.includes('Change')]).toEqual([all - 1, all, '72', false]);
});
