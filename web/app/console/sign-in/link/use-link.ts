import { useEffect, useRef, useState } from 'react';
import { storedDeviceName } from '#app/console/api/device-name.ts';
import { staffClient } from '#app/console/api/staff-client.ts';
import { logInBrowser } from '#app/requests/browser-log.ts';
import { CallProblem } from '#app/requests/client.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import { type OpenedLink, storedLink, takeLink } from './link-in-address.ts';

type LinkReply = ReplyTo<'linkDevice'>;

export type LinkState =
  | { readonly status: 'opening' }
  /** The address holds no link. */
  | { readonly status: 'none' }
  /** The link could not be opened; `problem` is the error of the call. */
  | { readonly status: 'failed'; readonly problem: unknown }
  | { readonly status: 'used' }
  | { readonly status: 'opened'; readonly reply: LinkReply; readonly problem?: unknown }
  | { readonly status: 'linking'; readonly reply: LinkReply }
  | { readonly status: 'linked'; readonly reply: LinkReply };

/** The state of a link, and its actions. */
export interface LinkToOpen {
  readonly state: LinkState;
  /** @param name the name that the person gave this device */
  readonly accept: (name?: string) => void;
  readonly retry: () => void;
}

/** Opens the invitation of this page's link immediately. Only `accept` uses it up. */
export function useLink(): LinkToOpen {
  const [state, setState] = useState<LinkState>({ status: 'opening' });
  const link = useRef<OpenedLink>(undefined);
  const isBusy = useRef(false);

  const fail = (problem: unknown, stateFor: (problem: unknown) => LinkState) => {
    logInBrowser('link-refused', problem instanceof CallProblem ? problem.kind : undefined);
    if (!(problem instanceof CallProblem && problem.kind === 'not-found')) return setState(stateFor(problem));
    storedLink.write(undefined);
    setState({ status: 'used' });
  };
  const send = async (accept: boolean, reply?: LinkReply) => {
    if (isBusy.current || link.current === undefined) return;
    isBusy.current = true;
    try {
      const linkReply = await staffClient('linkDevice', { body: linkRequest(link.current, accept) });
      if (!accept) return setState({ status: 'opened', reply: linkReply });
      storedLink.write(undefined);
      if (link.current.name !== undefined) storedDeviceName.write(link.current.name);
      setState({ status: 'linked', reply: linkReply });
    } catch (problem) {
      fail(problem, () => (reply ? { status: 'opened', reply, problem } : { status: 'failed', problem }));
    } finally {
      isBusy.current = false;
    }
  };
  const open = () => {
    setState({ status: 'opening' });
    // If the button was pressed before a reload, the link is already accepted.
    void send(link.current?.isPressed === true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and for each new link
  useEffect(() => {
    const openFromAddress = () => {
      link.current = takeLink(newNonce);
      if (link.current === undefined) setState({ status: 'none' });
      else open();
    };
    openFromAddress();
    const openNewLink = () => window.location.hash !== '' && openFromAddress();
    window.addEventListener('hashchange', openNewLink);
    return () => window.removeEventListener('hashchange', openNewLink);
  }, []);

  return {
    state,
    accept(name) {
      if (state.status !== 'opened' || link.current === undefined) return;
      link.current = { ...link.current, isPressed: true, name };
      storedLink.write(link.current);
      setState({ status: 'linking', reply: state.reply });
      void send(true, state.reply);
    },
    retry: open,
  };
}

/** @param accept if false, only reads the invitation */
const linkRequest = ({ device, secret, nonce, name }: OpenedLink, accept: boolean) => ({
  device,
  secret,
  nonce,
  accept,
  ...(accept && name !== undefined && { name }),
});

const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
