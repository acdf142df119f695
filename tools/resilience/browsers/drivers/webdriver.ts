import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { pollTimeoutMilliseconds } from '../../harness/poll-until.ts';
import type { Target, Verbs } from '../verbs.ts';
import { elementKey, keyCodes, type RemoteEnd } from './commands.ts';
import { findElement, type Step } from './find-in-page.ts';

const retryIntervalMs = 100;

const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

const stepsTo = ({ role, name, within }: Target): Step[] => [
  ...(within ? stepsTo(within) : []),
  { role, ...(typeof name === 'string' ? { name } : name && { pattern: String(name) }) },
];

const describeTarget = (target: Target): string =>
  stepsTo(target)
    .map(({ role, name, pattern }) => [role, name ?? pattern].filter(Boolean).join(' '))
    .join(' › ');

type ElementHandle = Readonly<Record<typeof elementKey, string>>;

/** Implements the verbs with classic WebDriver, for browsers that Playwright supports only in its own builds. */
export function webDriverVerbs({ version, command, end }: RemoteEnd, site: string): Verbs {
  const call = (source: string, ...args: readonly unknown[]): Promise<unknown> =>
    command('ExecuteScript', { script: `return (${source})(...arguments)`, args });
  const textOfPage = async (): Promise<string> =>
    String(await call('() => document.body.innerText')).replaceAll(/\s+/g, ' ');

  async function find(target: Target): Promise<ElementHandle | undefined> {
    if (!(await call('() => "axe" in window'))) await call(`() => { ${axeSource}; return true; }`);
    return ((await call(String(findElement), stepsTo(target))) ?? undefined) as ElementHandle | undefined;
  }

  /** Repeats an attempt until it returns something, even if the document is replaced meanwhile. */
  async function retryUntil<T>(
    attempt: () => Promise<T | undefined | false>,
    describeWait: () => string | Promise<string>,
  ): Promise<T> {
    const deadline = Date.now() + pollTimeoutMilliseconds;
    let lastProblem: unknown;
    while (Date.now() < deadline) {
      try {
        const result = await attempt();
        if (result !== undefined && result !== false) return result;
        lastProblem = undefined;
      } catch (problem) {
        lastProblem = problem;
      }
      await pause(retryIntervalMs);
    }
    const text = await textOfPage().catch(() => '');
    throw new Error(`${await describeWait()} without success. The page reads: ${text.slice(0, 1500)}`, {
      cause: lastProblem,
    });
  }

  const click = (target: Target): Promise<true> =>
    retryUntil(
      async () => {
        const element = await find(target);
        if (element === undefined || (await call(String(isDisabled), element))) return undefined;
        await call(String(scrollToMiddle), element);
        await command('ElementClick', { id: element[elementKey] });
        return true as const;
      },
      () => `Waited to click ${describeTarget(target)}`,
    );

  /** Types into the focused element. */
  async function type(text: string): Promise<void> {
    const focusedElement = (await command('GetActiveElement')) as ElementHandle;
    await command('ElementSendKeys', { id: focusedElement[elementKey], text });
  }

  return {
    version,
    async open(address) {
      await command('Navigate', { url: new URL(address, site).href });
      await retryUntil(
        () => call(String(isHydrated)) as Promise<boolean>,
        () => `Waited until ${address} responds`,
      );
    },
    click: async (target) => void (await click(target)),
    async fill(target, text) {
      await click(target);
      await call('() => document.activeElement.select()');
      await type(text === '' ? keyCodes.Backspace : text);
    },
    async choose(target, option) {
      const list = await retryUntil(
        () => find(target),
        () => `Waited for ${describeTarget(target)}`,
      );
      const isChosen = await call(String(chooseInPage), list, option);
      if (!isChosen) throw new Error(`${describeTarget(target)} has no option ${option}`);
    },
    press: (key) => type(keyCodes[key]),
    see: async (target) =>
      void (await retryUntil(
        () => find(target),
        () => `Waited for ${describeTarget(target)}`,
      )),
    waitUntilHidden: async (target) =>
      void (await retryUntil(
        async () => (await find(target)) === undefined,
        () => `Waited until ${describeTarget(target)} disappears`,
      )),
    has: async (target) => (await find(target)) !== undefined,
    read: async (text) =>
      void (await retryUntil(
        async () => {
          const pageText = await textOfPage();
          return typeof text === 'string' ? pageText.includes(text) : text.test(pageText);
        },
        () => `Waited to read ${text}`,
      )),
    waitForAddress: (address) =>
      retryUntil(
        async () => {
          const href = String(await call('() => location.href'));
          return address.test(href) && new URL(href);
        },
        async () => `Waited for the address ${address} at ${await call('() => location.href')}`,
      ),
    async resize(width, height) {
      await command('SetWindowRect', { width, height });
      const [innerWidth, innerHeight] = (await call('() => [innerWidth, innerHeight]')) as [number, number];
      await command('SetWindowRect', { width: 2 * width - innerWidth, height: 2 * height - innerHeight });
    },
    picture: async () => Buffer.from(String(await command('TakeScreenshot', { full: false })), 'base64'),
    close: end,
  };
}

/** Runs in the page: whether React has hydrated it. */
function isHydrated(): boolean {
  const main = document.querySelector('main');
  return (
    document.readyState === 'complete' &&
    main !== null &&
    Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  );
}

/** Runs in the page: the open list of a native control belongs to the browser, not to the page. */
function chooseInPage(list: HTMLSelectElement, text: string): boolean {
  const option = [...list.options].find((candidate) => candidate.text.trim() === text);
  if (option === undefined) return false;
  list.focus();
  list.value = option.value;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Runs in the page: whether a click would have no effect. */
function isDisabled(element: Element): boolean {
  return element.matches(':disabled, [aria-disabled="true"]');
}

/** Runs in the page: WebDriver scrolls an element only to the edge, where a bar of the page may cover it. */
function scrollToMiddle(element: Element): void {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
}
