import { useState } from 'react';
import { installCopy as copy } from '#app/content/staff/offline-copy.ts';
import { Cluster } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { canShowInstallHint, isInstalled, systemToInstall } from '../../offline/install.ts';
import { Press } from '../press/press.tsx';
import today from '../today.module.css';
import type { TodayScreen } from './use-screen.ts';

/** The system on which this page can still be installed. */
export const installableSystem = () =>
  systemToInstall(navigator.userAgent, navigator.maxTouchPoints, isInstalled());

/**
 * Below the day on a phone or tablet: how to open the console offline. Hidden when offline or while unsent
 * presses are queued.
 */
export function InstallHint({ screen }: { screen: TodayScreen }) {
  const [isHintAllowed] = useState(() => canShowInstallHint(screen.now));
  const system = installableSystem();
  const { status, kept } = screen.network;
  if (system === undefined || !isHintAllowed || status !== 'online' || kept > 0) return null;
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
