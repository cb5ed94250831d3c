/** The whole app inside a router: what every page stands in, the same in the prerender and in the browser. */

import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider, type ThemeConfig } from 'antd';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { AppServices } from '../services/appServices.ts';
import { keptCsvFormat } from '../services/csvFormat.ts';
import { ServicesContext } from '../services/servicesContext.ts';
import { ShellSlots } from '../services/shellSlots.tsx';
import { BusyMark } from '../widgets/BusyMark.tsx';
import { CsvChoiceContext } from '../widgets/csvChoice.ts';
import { AppShell } from './AppShell.tsx';
import { LabOpeningHolder } from './lab/labOpening.tsx';
import { KeepTime } from './past/KeepTime.tsx';
import { staticTheme } from './theme/themeTokens.ts';

/** Antd’s own mark is named “loading”, fades, and may stay when the fade ends unseen. */
const busyButton = { loadingIcon: <BusyMark /> };

/** A press is answered by what it does; a ripple would be painted in the very frames in which that is worked out. */
const noRipple = { disabled: true };

/** What opens beside a control is drawn in the control's own document: a stage has several. */
const besideControl = (control?: HTMLElement): HTMLElement => (control?.ownerDocument ?? document).body;

type AppProps = {
  readonly services: AppServices;
  /** Called once the page answers to its visitor. */
  readonly onAwake?: () => void;
  /** Left out: the product’s own. */
  readonly theme?: ThemeConfig;
};

export const App = ({ services, onAwake, theme = staticTheme }: AppProps) => {
  // A press that hydrates the page is answered in the same event; later effects would see it as an early one.
  useLayoutEffect(() => onAwake?.(), [onAwake]);
  const [world, moveWorld] = useState(services.world);
  const moved = useMemo(() => ({ ...services, world, moveWorld }), [services, world]);
  const csvChoice = useCallback(() => keptCsvFormat(services.localStorage), [services]);
  return (
    <ConfigProvider
      theme={theme}
      button={busyButton}
      wave={noRipple}
      getPopupContainer={besideControl}
      // A list that draws only a part of its options has no roles for them.
      virtual={false}
    >
      <ServicesContext value={moved}>
        <QueryClientProvider client={services.serverState}>
          <CsvChoiceContext value={csvChoice}>
            <KeepTime>
              <ShellSlots>
                <LabOpeningHolder>
                  <AppShell />
                </LabOpeningHolder>
              </ShellSlots>
            </KeepTime>
          </CsvChoiceContext>
        </QueryClientProvider>
      </ServicesContext>
    </ConfigProvider>
  );
};
