import { useRef, useState } from 'react';
import { calendarDateFrom } from '../../../../../shared/values/port-vila-time.ts';
import { logInBrowser } from '../../../api/browser-log.ts';
import { CallProblem } from '../../../api/client.ts';
import { type Closing, type ClosingReply, closeStarts } from '../../../api/staff/closures.ts';
import { newCommandId } from '../../../api/staff/command-id.ts';
import { closuresCopy as copy } from '../../../content/staff/closures-copy.ts';
import { messageOf } from '../message-of.ts';
import type { WhatToClose } from './closing-draft.ts';

type Offers = NonNullable<Closing['offers']>;

/** As the server names it. */
interface StartToOffer {
  readonly date: string;
  readonly tourId: number;
}

/** `stopped`: a part may be done, and the same command goes on. */
export type ClosingStatus = 'choosing' | 'looking' | 'shown' | 'closing' | 'stopped' | 'done';

export interface ClosingState {
  readonly status: ClosingStatus;
  /** Before the closing. */
  readonly preview?: ClosingReply | undefined;
  /** The starts of the preview that guests are offered. */
  readonly offers: Offers;
  /** Last answer of the closing itself. */
  readonly reply?: ClosingReply | undefined;
  /** Why it is not further, for people. */
  readonly problem?: string | undefined;
}

export interface ClosingRun extends ClosingState {
  readonly look: (what: WhatToClose) => void;
  readonly offer: (start: StartToOffer, isOffered: boolean) => void;
  readonly close: () => void;
  /** Back to the form. */
  readonly forget: () => void;
}

export interface ClosingOptions {
  /** Does a part of the closing, in place of the call that only closes. */
  readonly carryOut?: (closing: Closing) => Promise<ClosingReply>;
  /** Of a closing that was begun and is to go on. */
  readonly commandId?: string | undefined;
}

/** Repetitions without any progress after which a person decides. */
const mostIdle = 2;

const choosing: ClosingState = { status: 'choosing', offers: [] };

const offered = ({ date, tourId }: StartToOffer): Offers[number] => ({
  date: calendarDateFrom(date),
  tourId,
});

export const isSameStart = (one: StartToOffer, other: StartToOffer): boolean =>
  one.date === other.date && one.tourId === other.tourId;

const left = ({ remaining }: ClosingReply): number => remaining.days + remaining.bookings;

/**
 * Previews a closing, then carries it out: the server does a part in each call, and the call is repeated under one
 * command until nothing is left.
 *
 * @param onChanged once something was closed
 */
export function useClosing(
  onChanged: () => void,
  { carryOut = closeStarts, commandId }: ClosingOptions = {},
): ClosingRun {
  const [state, setState] = useState<ClosingState>(choosing);
  const command = useRef<{ readonly id: string; readonly what: WhatToClose }>(undefined);
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

  const look = async (what: WhatToClose) => {
    const id = commandId ?? newCommandId();
    setState({ ...choosing, status: 'looking' });
    try {
      const preview = await closeStarts({ ...what, commandId: id, preview: true });
      command.current = { id, what };
      setState({ status: 'shown', preview, offers: preview.offers.map(offered) });
    } catch (problem) {
      logInBrowser('closing-not-previewed', kindOf(problem));
      setState({ ...choosing, problem: copy.notShown(messageOf(problem)) });
    }
  };

  const close = async () => {
    const { preview, offers } = state;
    if (command.current === undefined || preview === undefined) return;
    const { id, what } = command.current;
    setState({ ...state, status: 'closing', problem: undefined });
    try {
      let before = Number.POSITIVE_INFINITY;
      for (let idle = 0; idle < mostIdle; ) {
        const { digest } = preview;
        const reply = await carryOut({
          ...what,
          commandId: id,
          preview: false,
          digest,
          offers: [...offers],
        });
        const status = left(reply) === 0 ? 'done' : 'closing';
        setState({ status, preview, offers, reply });
        if (status === 'done') return;
        idle = left(reply) < before ? 0 : idle + 1;
        before = left(reply);
      }
      setState((now) => ({ ...now, status: 'stopped', problem: copy.unfinished }));
    } catch (problem) {
      logInBrowser('closing-stopped', kindOf(problem));
      setState((now) => ({ ...now, status: 'stopped', problem: stoppedBy(problem) }));
    } finally {
      onChanged();
    }
  };

  return {
    ...state,
    look: (what) => void once(() => look(what)),
    offer(start, isOffered) {
      if (isBusy.current) return;
      const others = state.offers.filter((one) => !isSameStart(one, start));
      setState({ ...state, offers: isOffered ? [...others, offered(start)] : others });
    },
    close: () => void once(close),
    forget() {
      if (isBusy.current) return;
      command.current = undefined;
      setState(choosing);
    },
  };
}

const kindOf = (problem: unknown): string | undefined =>
  problem instanceof CallProblem ? problem.kind : undefined;

const stoppedBy = (problem: unknown): string =>
  problem instanceof CallProblem && problem.isDefinite ? copy.refused(problem.message) : copy.unanswered;
