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

/** As the server names it. */
interface StartToOffer {
  readonly date: string;
  readonly tourId: number;
}

/** `stopped`: a part may be done, and the same command goes on. */
export type ClosingStatus = 'choosing' | 'looking' | 'shown' | 'closing' | 'stopped' | 'done';

/** What waits for the passkey, before it goes on under its command. */
export interface ClosingPasskey {
  readonly status: Extract<PasskeyCommandStatus, 'idle' | 'step-up' | 'confirming'>;
  readonly refusal: string | undefined;
  /** @param ask what to ask for in its place */
  readonly confirm: (ask?: () => Promise<void>) => void;
  /** Leaves it undone. */
  readonly forget: () => void;
}

export interface ClosingState {
  readonly status: ClosingStatus;
  /** Before the closing. */
  readonly preview?: ClosingReply | undefined;
  /** The starts of the preview that guests are offered. */
  readonly offers: Offers;
  /** Last answer of the closing itself. */
  readonly reply?: ClosingReply | undefined;
  /** Id of its command, once it has begun. */
  readonly commandId?: string;
  /** Why it is not further, for people. */
  readonly problem?: string | undefined;
}

export interface ClosingRun<What = never> extends ClosingState {
  readonly look: (what: What) => void;
  readonly offer: (start: StartToOffer, isOffered: boolean) => void;
  /** @param confirmedParties their number, where it was asked for once more */
  readonly close: (confirmedParties?: number) => void;
  readonly passkey: ClosingPasskey;
  /** Back to the form. */
  readonly forget: () => void;
}

/** Repetitions without any progress after which a person decides. */
const maxIdle = 2;

const noPasskey = { status: 'idle', refusal: undefined } as const;

const choosing: ClosingState = { status: 'choosing', offers: [] };

const offered = ({ date, tourId }: StartToOffer): Offers[number] => ({
  date: calendarDateFrom(date),
  tourId,
});

export const isSameStart = (one: StartToOffer, other: StartToOffer): boolean =>
  one.date === other.date && one.tourId === other.tourId;

const left = ({ remaining }: ClosingReply): number => remaining.days + remaining.bookings;

/** One call: a preview, or a part of the closing. */
type Send<What> = (
  order: What &
    Pick<BodyOf<'closeStarts'>, 'commandId' | 'preview' | 'digest' | 'confirmedParties' | 'offers'>,
) => Promise<ClosingReply>;

interface ClosingOptions {
  /** Id of the command of a closing that was begun and is to go on. */
  readonly begun?: string | undefined;
  readonly words?: {
    /** Nothing was changed. */
    readonly notShown: (reason: string) => string;
    /** A part may be done. */
    readonly refused: (reason: string) => string;
  };
}

/**
 * Previews a closing, then carries it out: the server does a part in each call, and the call is repeated under one
 * command until nothing is left.
 *
 * @param onChanged once something was closed
 */
export function useClosing<What>(
  send: Send<What>,
  onChanged: () => void,
  { begun, words = copy }: ClosingOptions = {},
): ClosingRun<What> {
  const [state, setState] = useState<ClosingState>(choosing);
  const [passkey, setPasskey] = useState<Pick<ClosingPasskey, 'status' | 'refusal'>>(noPasskey);
  const command = useRef<{ readonly id: string; readonly what: What }>(undefined);
  const confirmed = useRef<number>(undefined);
  const isBusy = useRef(false);

  const once = async (task: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await task();
    } finally {
      isBusy.current = false;
    }
  };

  /** @param why it is shown again, for people */
  const look = async (what: What, id = begun ?? newCommandId(), why?: string) => {
    setState({ ...choosing, status: 'looking' });
    confirmed.current = undefined;
    try {
      const preview = await send({ ...what, commandId: id, preview: true });
      command.current = { id, what };
      setState({ status: 'shown', preview, offers: preview.offers.map(offered), problem: why });
    } catch (problem) {
      logInBrowser('closing-not-previewed', kindOf(problem));
      setState({ ...choosing, problem: words.notShown(messageOf(problem)) });
    }
  };

  const close = async () => {
    const { preview, offers } = state;
    if (command.current === undefined || preview === undefined) return;
    const { id, what } = command.current;
    setState({ ...state, status: 'closing', problem: undefined });
    setPasskey(noPasskey);
    const confirmedParties = confirmed.current;
    try {
      let before = Number.POSITIVE_INFINITY;
      for (let idle = 0; idle < maxIdle; ) {
        const { digest } = preview;
        const reply = await send({
          ...what,
          commandId: id,
          preview: false,
          digest,
          ...(confirmedParties !== undefined && { confirmedParties }),
          offers: [...offers],
        });
        const status = left(reply) === 0 ? 'done' : 'closing';
        setState({ status, preview, offers, reply, commandId: id });
        if (status === 'done') return;
        idle = left(reply) < before ? 0 : idle + 1;
        before = left(reply);
      }
      setState((now) => ({ ...now, status: 'stopped', problem: copy.unfinished }));
    } catch (problem) {
      const kind = kindOf(problem);
      if (kind === 'step-up') {
        setPasskey({ status: 'step-up', refusal: undefined });
        // As it was before the press.
        return setState((now) => ({ ...now, status: now.reply === undefined ? 'shown' : 'stopped' }));
      }
      if (kind === 'closing-changed') return look(what, id, messageOf(problem));
      logInBrowser('closing-stopped', kind);
      setState((now) => ({ ...now, status: 'stopped', problem: stoppedBy(problem, words) }));
    } finally {
      onChanged();
    }
  };

  const confirm = async (ask: () => Promise<void>) => {
    setPasskey({ status: 'confirming', refusal: undefined });
    try {
      await ask();
    } catch (problem) {
      return setPasskey({ status: 'step-up', refusal: messageOf(problem) });
    }
    await close();
  };

  return {
    ...state,
    look: (what) => void once(() => look(what)),
    offer(start, isOffered) {
      if (isBusy.current) return;
      const others = state.offers.filter((one) => !isSameStart(one, start));
      setState({ ...state, offers: isOffered ? [...others, offered(start)] : others });
    },
    close: (confirmedParties) =>
      void once(() => {
        confirmed.current = confirmedParties ?? confirmed.current;
        return close();
      }),
    passkey: {
      ...passkey,
      confirm: (ask = stepUp) => void once(() => confirm(ask)),
      forget: () => !isBusy.current && setPasskey(noPasskey),
    },
    forget() {
      if (isBusy.current) return;
      command.current = undefined;
      setState(choosing);
    },
  };
}

const kindOf = (problem: unknown): string | undefined =>
  problem instanceof CallProblem ? problem.kind : undefined;

const stoppedBy = (problem: unknown, { refused }: NonNullable<ClosingOptions['words']>): string =>
  problem instanceof CallProblem && problem.isDefinite ? refused(problem.message) : copy.unanswered;
