import { useRef, useState } from 'react';
import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { logInBrowser } from '#app/requests/browser-log.ts';
import { CallProblem } from '#app/requests/client.ts';
import type { BodyOf, ReplyTo } from '#shared/contracts/calls.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { newCommandId } from '../api/command-id.ts';
import { messageOf } from '../api/message-of.ts';
import { stepUp } from '../api/passkeys-on-demand.ts';
import type { PasskeyCommandStatus } from '../api/use-passkey-command.ts';

type ClosingReply = ReplyTo<'closeStarts'>;

type Offers = NonNullable<BodyOf<'closeStarts'>['offers']>;

/** A start as the server identifies it. */
interface StartToOffer {
  readonly date: string;
  readonly tourId: number;
}

/** `stopped`: part of it may be done; the same command resumes it. */
export type ClosingStatus = 'choosing' | 'previewing' | 'shown' | 'closing' | 'stopped' | 'done';

/** A closing that waits for the passkey. */
export interface ClosingPasskey {
  readonly status: Extract<PasskeyCommandStatus, 'idle' | 'step-up' | 'confirming'>;
  readonly refusal: string | undefined;
  /** @param promptForPasskey the prompt; by default for a passkey */
  readonly confirm: (promptForPasskey?: () => Promise<void>) => void;
  /** Gives up the closing. */
  readonly forget: () => void;
}

export interface ClosingState {
  readonly status: ClosingStatus;
  /** The changes that the closing would make. */
  readonly preview?: ClosingReply | undefined;
  /** The starts of the preview that guests are offered. */
  readonly offers: Offers;
  /** The last response to the closing itself. */
  readonly reply?: ClosingReply | undefined;
  /** Id of the closing's command, once it has been sent. */
  readonly commandId?: string;
  /** Why the closing stopped, in words for staff. */
  readonly problem?: string | undefined;
}

export interface ClosingRun<Target = never> extends ClosingState {
  readonly requestPreview: (target: Target) => void;
  readonly offer: (start: StartToOffer, isOffered: boolean) => void;
  /** @param confirmedParties the number typed in the second confirmation */
  readonly close: (confirmedParties?: number) => void;
  readonly passkey: ClosingPasskey;
  /** Returns to the form. */
  readonly forget: () => void;
}

/** Calls without progress after which the closing stops. */
const maxCallsWithoutProgress = 2;

const noPasskey = { status: 'idle', refusal: undefined } as const;

const initialState: ClosingState = { status: 'choosing', offers: [] };

const offerOf = ({ date, tourId }: StartToOffer): Offers[number] => ({
  date: calendarDateFrom(date),
  tourId,
});

export const isSameStart = (a: StartToOffer, b: StartToOffer): boolean =>
  a.date === b.date && a.tourId === b.tourId;

const remainingSteps = ({ remaining }: ClosingReply): number => remaining.days + remaining.bookings;

/** Sends one call: a preview, or a part of the closing. */
type Send<Target> = (
  body: Target &
    Pick<BodyOf<'closeStarts'>, 'commandId' | 'preview' | 'digest' | 'confirmedParties' | 'offers'>,
) => Promise<ClosingReply>;

interface ClosingOptions {
  /** Command id of an interrupted closing to resume. */
  readonly resumedCommandId?: string | undefined;
  readonly words?: {
    /** When nothing was changed. */
    readonly notShown: (reason: string) => string;
    /** When part of the closing may be done. */
    readonly refused: (reason: string) => string;
  };
}

/**
 * Previews a closing, then carries it out: the server does a part in each call, and the call is repeated under one
 * command until nothing remains.
 *
 * @param onChanged called after each attempt
 */
export function useClosing<Target>(
  send: Send<Target>,
  onChanged: () => void,
  { resumedCommandId, words = copy }: ClosingOptions = {},
): ClosingRun<Target> {
  const [state, setState] = useState<ClosingState>(initialState);
  const [passkey, setPasskey] = useState<Pick<ClosingPasskey, 'status' | 'refusal'>>(noPasskey);
  const command = useRef<{ readonly id: string; readonly target: Target }>(undefined);
  const typedParties = useRef<number>(undefined);
  const isBusy = useRef(false);

  const runIfIdle = async (task: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await task();
    } finally {
      isBusy.current = false;
    }
  };

  /** @param reason why the preview is shown again, in words for staff */
  const requestPreview = async (target: Target, id = resumedCommandId ?? newCommandId(), reason?: string) => {
    setState({ ...initialState, status: 'previewing' });
    typedParties.current = undefined;
    try {
      const preview = await send({ ...target, commandId: id, preview: true });
      command.current = { id, target };
      setState({ status: 'shown', preview, offers: preview.offers.map(offerOf), problem: reason });
    } catch (problem) {
      logInBrowser('closing-not-previewed', kindOf(problem));
      setState({ ...initialState, problem: words.notShown(messageOf(problem)) });
    }
  };

  const close = async () => {
    const { preview, offers } = state;
    if (command.current === undefined || preview === undefined) return;
    const { id, target } = command.current;
    setState({ ...state, status: 'closing', problem: undefined });
    setPasskey(noPasskey);
    const confirmedParties = typedParties.current;
    try {
      let previous = Number.POSITIVE_INFINITY;
      for (let callsWithoutProgress = 0; callsWithoutProgress < maxCallsWithoutProgress; ) {
        const { digest } = preview;
        const reply = await send({
          ...target,
          commandId: id,
          preview: false,
          digest,
          ...(confirmedParties !== undefined && { confirmedParties }),
          offers: [...offers],
        });
        const status = remainingSteps(reply) === 0 ? 'done' : 'closing';
        setState({ status, preview, offers, reply, commandId: id });
        if (status === 'done') return;
        callsWithoutProgress = remainingSteps(reply) < previous ? 0 : callsWithoutProgress + 1;
        previous = remainingSteps(reply);
      }
      setState((current) => ({ ...current, status: 'stopped', problem: copy.unfinished }));
    } catch (problem) {
      const kind = kindOf(problem);
      if (kind === 'step-up') {
        setPasskey({ status: 'step-up', refusal: undefined });
        // Back to the state before the press.
        return setState((current) => ({
          ...current,
          status: current.reply === undefined ? 'shown' : 'stopped',
        }));
      }
      if (kind === 'closing-changed') return requestPreview(target, id, messageOf(problem));
      logInBrowser('closing-stopped', kind);
      setState((current) => ({ ...current, status: 'stopped', problem: stopMessage(problem, words) }));
    } finally {
      onChanged();
    }
  };

  const confirm = async (promptForPasskey: () => Promise<void>) => {
    setPasskey({ status: 'confirming', refusal: undefined });
    try {
      await promptForPasskey();
    } catch (problem) {
      return setPasskey({ status: 'step-up', refusal: messageOf(problem) });
    }
    await close();
  };

  return {
    ...state,
    requestPreview: (target) => void runIfIdle(() => requestPreview(target)),
    offer(start, isOffered) {
      if (isBusy.current) return;
      const others = state.offers.filter((offer) => !isSameStart(offer, start));
      setState({ ...state, offers: isOffered ? [...others, offerOf(start)] : others });
    },
    close: (confirmedParties) =>
      void runIfIdle(() => {
        typedParties.current = confirmedParties ?? typedParties.current;
        return close();
      }),
    passkey: {
      ...passkey,
      confirm: (promptForPasskey = stepUp) => void runIfIdle(() => confirm(promptForPasskey)),
      forget: () => !isBusy.current && setPasskey(noPasskey),
    },
    forget() {
      if (isBusy.current) return;
      command.current = undefined;
      setState(initialState);
    },
  };
}

const kindOf = (problem: unknown): string | undefined =>
  problem instanceof CallProblem ? problem.kind : undefined;

const stopMessage = (problem: unknown, { refused }: NonNullable<ClosingOptions['words']>): string =>
  problem instanceof CallProblem && problem.isDefinite ? refused(problem.message) : copy.unanswered;
