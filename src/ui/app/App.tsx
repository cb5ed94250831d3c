/** Renders the whole app inside a router, identically in the prerender and in the browser. */

import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider, type ThemeConfig } from 'antd';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { AppServices } from '../services/appServices.ts';
import { storedCsvFormat } from '../services/csvFormat.ts';
import { ServicesContext } from '../services/servicesContext.ts';
import { ShellSlots } from '../services/shellSlots.tsx';
import { staticTheme } from '../theme/themeTokens.ts';
import { BusyMark } from '../widgets/BusyMark.tsx';
import { CsvChoiceContext } from '../widgets/csvChoice.ts';
import { AppShell } from './AppShell.tsx';
import { LabOpeningHolder } from './lab/labOpening.tsx';
import { KeepTime } from './past/KeepTime.tsx';

/** antd's own loading icon is named “loading”, fades, and may stay when the fade ends unseen. */
const busyButton = { loadingIcon: <BusyMark /> };

/** antd's ripple would be painted in the very frames in which the press is handled. */
const noRipple = { disabled: true };

/** Popups are rendered in the document of their control, because a stage has several documents. */
const besideControl = (control?: HTMLElement): HTMLElement => (control?.ownerDocument ?? document).body;

type AppProps = {
  readonly services: AppServices;
  readonly onAwake?: () => void;
  readonly theme?: ThemeConfig;
};

export const App = ({ services, onAwake, theme = staticTheme }: AppProps) => {
  // A press that hydrates the page is handled in the same event; later effects would treat it as an early
  // press.
  useLayoutEffect(() => onAwake?.(), [onAwake]);
  const [world, moveWorld] = useState(services.world);
  const moved = useMemo(() => ({ ...services, world, moveWorld }), [services, world]);
  const csvChoice = useCallback(() => storedCsvFormat(services.localStorage), [services]);
  return (
    <ConfigProvider
      theme={theme}
      button={busyButton}
      wave={noRipple}
      getPopupContainer={besideControl}
      // antd's virtual list renders only some options and gives them no roles.
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
