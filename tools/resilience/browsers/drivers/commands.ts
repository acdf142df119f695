/** Commands of classic WebDriver that the journeys need, by their names in the standard. */
export type CommandName =
  | 'Navigate'
  | 'ExecuteScript'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'GetActiveElement'
  | 'SetWindowRect'
  | 'TakeScreenshot';

/** A running browser that carries out commands. */
export interface RemoteEnd {
  readonly version: string;
  /** @throws Error with the browser's message */
  readonly command: (name: CommandName, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly end: () => Promise<void>;
}

/** Key under which the standard sends an element. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Code points of keys without a character. */
export const keyCodes = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Backspace: '\uE003' } as const;

/** Properties that a new session reports about its browser. */
export interface NewSession {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}
