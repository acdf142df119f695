import type { ComponentType, ReactNode } from 'react';
import type { StaffSession } from '../../api/staff/session.ts';

export interface SharedConsoleProps {
  session: StaffSession;
  /** The choice of colours. */
  theme: ReactNode;
  onRenew: () => void;
  children: ReactNode;
}

/** Parts of the console that most openings do without; the route fetches them when they are needed. */
export interface ConsoleParts {
  /** The console on a shared device. */
  readonly SharedConsole: ComponentType<SharedConsoleProps>;
  /** The dialog for the own code. */
  readonly ChooseCode: ComponentType<{ onClose: () => void }>;
  /** What was pressed and not sent, for a device that has ended. */
  readonly UnsentPresses: ComponentType;
}
