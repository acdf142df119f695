/** An element as people and assistive technology find it: by its role and accessible name. */
export interface Target {
  readonly role: string;
  /** Whole name, or an expression that it matches. */
  readonly name?: string | RegExp;
  /** The element that contains it. */
  readonly within?: Target;
}

/**
 * The actions of a journey in a browser. Each waits until it can be carried out, and applies to the first visible element
 * that matches the target.
 */
export interface Verbs {
  /** Version of the browser. */
  readonly version: string;
  /** Opens an address, or a path of the site, and waits until the page responds. */
  open(address: string): Promise<void>;
  click(target: Target): Promise<void>;
  /** Replaces the text of a field by typing. */
  fill(target: Target, text: string): Promise<void>;
  /** Chooses from a native list by the text of the option. */
  choose(target: Target, option: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** Waits until the element is visible. */
  see(target: Target): Promise<void>;
  /** Waits until no such element is visible. */
  waitUntilHidden(target: Target): Promise<void>;
  /** Whether such an element is visible now. */
  has(target: Target): Promise<boolean>;
  /** Waits until the visible text of the page matches. */
  read(text: string | RegExp): Promise<void>;
  /** Waits until the address matches; returns it. */
  waitForAddress(address: RegExp): Promise<URL>;
  resize(width: number, height: number): Promise<void>;
  /** Picture of the screen, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser of this machine, and whether it simulates passkeys that need no confirmation. */
export interface FoundBrowser {
  readonly name: string;
  readonly hasPasskeys: boolean;
  /** A new window without cookies. */
  start(site: string): Promise<Verbs>;
}
