import { useState } from 'react';
import { installCopy as copy } from '#app/content/staff/offline-copy.ts';
import { Cluster } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { isInstalled, mayAskToInstall, systemToInstall } from '../../offline/install.ts';
import { Press } from '../press/press.tsx';
import today from '../today.module.css';
import type { TodayScreen } from './use-screen.ts';

/** The system on which this page can still be installed. */
export const installableSystem = () =>
  systemToInstall(navigator.userAgent, navigator.maxTouchPoints, isInstalled());

/**
 * Below the day on a phone or tablet: how to open the console without a network. Hidden when offline or while unsent
 * presses are queued.
 */
export function InstallHint({ screen }: { screen: TodayScreen }) {
  const [mayAsk] = useState(() => mayAskToInstall(screen.now));
  const system = installableSystem();
  const { status, kept } = screen.network;
  if (system === undefined || !mayAsk || status !== 'online' || kept > 0) return null;
  return (
    <Cluster gap={8} gapX={12} align="center" justify="between" rule="above" className={today.footNotice}>
      <Notice dense kind="plain">
        <strong>{copy.title[system]}</strong> {copy.opens}
      </Notice>
      <Press kind="line" isSmall onPress={() => screen.setSheet({ kind: 'install' })}>
        {copy.how}
      </Press>
    </Cluster>
  );
}
