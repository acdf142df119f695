import type { ComponentType, ReactNode } from 'react';
import type { OpenSession, SessionState, StaffSession } from '../api/session-context.ts';
import type { KeptDevice } from '../kept/kept-device.ts';
import type { Theme } from './use-theme.ts';

export interface SharedConsoleProps {
  session: StaffSession;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onRenew: () => void;
  children: ReactNode;
}

export interface ClosedConsoleProps {
  state: Exclude<SessionState, { status: 'open' | 'loading' }>;
  /** The unsent presses of a revoked device. */
  unsent?: ReactNode;
  /** Asks the server again. */
  onRetry: () => void;
}

export interface NamePanelProps {
  isOpen: boolean;
  session: OpenSession;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onLeave: () => void;
  onClose: () => void;
  ChooseCode: ConsoleParts['ChooseCode'] | undefined;
}

/** Preloads pages before a press opens them. */
export type Preload = (paths: readonly string[]) => void;

/** Parts of the console that are rarely needed; the route loads them on demand. */
export interface ConsoleParts {
  /** Opens the presses and days that this browser stores; resolves to undefined if it cannot. */
  readonly openKeptDevice: () => Promise<KeptDevice | undefined>;
  /** The console without a session. */
  readonly ClosedConsole: ComponentType<ClosedConsoleProps>;
  /** The panel behind the name in the bar. */
  readonly NamePanel: ComponentType<NamePanelProps>;
  readonly preload: Preload;
  /** The number of tasks that wait for a manager on a page. */
  readonly NavCount: ComponentType<{ to: string }>;
  /** Changes that others made to a person's access. */
  readonly AccessNotices: ComponentType<{ session: OpenSession }>;
  /** The console on a shared device. */
  readonly SharedConsole: ComponentType<SharedConsoleProps>;
  /** The dialog that sets a person's code. */
  readonly ChooseCode: ComponentType<{ onClose: () => void }>;
  /** The unsent presses of a revoked device. */
  readonly UnsentPresses: ComponentType;
}
