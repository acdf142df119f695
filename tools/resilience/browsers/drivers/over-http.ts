import type { CommandName, NewSession, RemoteEnd } from './commands.ts';

const requests: Readonly<Record<CommandName, { method: 'GET' | 'POST'; path: string }>> = {
  Navigate: { method: 'POST', path: 'url' },
  ExecuteScript: { method: 'POST', path: 'execute/sync' },
  ElementClick: { method: 'POST', path: 'element/:id/click' },
  ElementSendKeys: { method: 'POST', path: 'element/:id/value' },
  GetActiveElement: { method: 'GET', path: 'element/active' },
  SetWindowRect: { method: 'POST', path: 'window/rect' },
  TakeScreenshot: { method: 'GET', path: 'screenshot' },
};

/**
 * Opens a session with a driver that listens on this machine, such as WebKitWebDriver or safaridriver.
 *
 * @param endDriver ends the driver after its session
 */
export async function connectOverHttp(
  driver: string,
  capabilities: object,
  endDriver: () => Promise<void>,
): Promise<RemoteEnd> {
  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${driver}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${value?.error} ${value?.message ?? ''}`);
    return value;
  }

  const { sessionId, capabilities: browserCapabilities } = (await send('POST', '', {
    capabilities: { alwaysMatch: capabilities },
  })) as NewSession;
  return {
    version: browserCapabilities.browserVersion,
    command(name, parameters = {}) {
      const { method, path } = requests[name];
      const address = `/${sessionId}/${path.replace(':id', String(parameters.id))}`;
      return send(method, address, method === 'POST' ? parameters : undefined);
    },
    async end() {
      await send('DELETE', `/${sessionId}`).catch(() => {});
      await endDriver();
    },
  };
}
