import type { ComponentType, ReactNode } from 'react';
import type { OpenSession, StaffSession } from '../api/session-context.ts';
import type { Theme } from './use-theme.ts';

export interface SharedConsoleProps {
  session: StaffSession;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onRenew: () => void;
  children: ReactNode;
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

/** Parts of the console that most openings do without; the route fetches them when they are needed. */
export interface ConsoleParts {
  /** What the name in the bar opens. */
  readonly NamePanel: ComponentType<NamePanelProps>;
  /** What others have done to somebody's access. */
  readonly AccessNotices: ComponentType<{ session: OpenSession }>;
  /** The console on a shared device. */
  readonly SharedConsole: ComponentType<SharedConsoleProps>;
  /** The dialog for the own code. */
  readonly ChooseCode: ComponentType<{ onClose: () => void }>;
  /** What was pressed and not sent, for a device that has ended. */
  readonly UnsentPresses: ComponentType;
}
