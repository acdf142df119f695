import { useState } from 'react';
import { findingCopy as copy } from '#app/content/staff/scan-copy.ts';
import { languageWords } from '#app/content/staff/today-copy.ts';
import { Cluster, Grid, Text } from '#app/ui/layout/layout.tsx';
import { slots } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import { FlatTicks } from '../../today/drawing/flat-ticks.tsx';
import numbers from '../../today/press/number-buttons.module.css';
import { NumberButtons } from '../../today/press/number-buttons.tsx';
import { Press } from '../../today/press/press.tsx';
import type { DoorActions, Finding } from '../door-party.ts';
import { type FindingContext, shortTimeOf, startTimeOf, startWords, wordsOf } from './finding-words.ts';
import { SlipPaper } from './slip-paper.tsx';

export interface FindingSlipProps {
  finding: Finding;
  context: FindingContext;
  actions: Pick<DoorActions, 'arrive' | 'join' | 'walkIn' | 'open'>;
  /** Called by the button that closes the slip, with the guests whom it recorded as arrived. */
  onClose: (arrived?: { readonly guests: number; readonly isKept: boolean }) => void;
}

/** Explains one of our tickets, with one large button for the next step. */
export function FindingSlip({ finding, context, actions, onClose }: FindingSlipProps) {
  const { kind, booked, state, party } = finding;
  const [isAskingNumber, setAsking] = useState(false);
  const { tone, tag, name, isCrossedOut, guests, lines, foot } = wordsOf(finding, context);
  const awaited = Math.max(booked.guests - state.here, 0);
  const { startOnScreen } = context;
  const arrive = async (count: number) =>
    onClose({ guests: count, isKept: await actions.arrive(finding, count) });
  const join = async (tourId: number) =>
    onClose({ guests: awaited, isKept: await actions.join(finding, awaited, tourId) });
  const type = slots[startOnScreen?.tourId ?? booked.tourId]?.type ?? 'Tour and Tasting';
  const price = copy.walkInFor(booked.guests, totalPriceVuv(type, booked.guests));
  const renderButtons = () => {
    switch (kind) {
      case 'good':
      case 'unlisted':
        return (
          <>
            <Press kind="commit" onPress={() => void arrive(awaited)}>
              {copy.arrived}
              <small>{copy.arrivedAll(awaited, startTimeOf(booked.tourId))}</small>
            </Press>
            {awaited > 1 && (
              <Press kind="ink" onPress={() => setAsking(true)}>
                {copy.onlySome}
              </Press>
            )}
          </>
        );
      case 'other-start':
        return (
          <>
            <Press kind="commit" onPress={() => void arrive(awaited)}>
              {copy.arrivedFor(shortTimeOf(booked.tourId))}
              <small>{copy.theyWait}</small>
            </Press>
            {startOnScreen && (
              <Press kind="ink" onPress={() => void join(startOnScreen.tourId)}>
                {copy.joins(shortTimeOf(startOnScreen.tourId))}
              </Press>
            )}
          </>
        );
      case 'here':
        return (
          <>
            <Press kind="inkFilled" onPress={() => onClose()}>
              {copy.nextGuest}
            </Press>
            {party && (
              <Press kind="ink" onPress={() => actions.open(finding)}>
                {copy.open}
              </Press>
            )}
          </>
        );
      default:
        return (
          <>
            <Press kind="inkFilled" onPress={() => actions.walkIn(booked.guests)}>
              {kind === 'other-day' ? copy.walkInToday : copy.walkIn}
              <small>{price}</small>
            </Press>
            <Press kind="ink" onPress={() => onClose()}>
              {copy.notNow}
            </Press>
          </>
        );
    }
  };
  return (
    <SlipPaper tone={tone} tag={tag} name={isCrossedOut ? <s>{name}</s> : name}>
      {kind !== 'cancelled' && kind !== 'left-list' && (
        <FlatTicks
          places={booked.guests}
          booked={booked.guests}
          here={state.here}
          paid={state.here > 0 && state.outstandingVuv <= 0 ? state.here : 0}
          width={22 * booked.guests}
          height={28}
        />
      )}
      <div>
        <p>
          <b>{guests}</b>, {languageWords[booked.language]}
        </p>
        {lines.map((line) => (
          <Text key={line} tone="quiet">
            {line}
          </Text>
        ))}
      </div>
      {isAskingNumber ? (
        <Grid gap={8} className={numbers.buttons} role="group" aria-label={copy.howMany}>
          <NumberButtons freePlaces={awaited} max={awaited} onChoose={(count) => void arrive(count)} />
        </Grid>
      ) : (
        <Cluster gap={8} nowrap>
          {renderButtons()}
        </Cluster>
      )}
      {foot && (
        <Text size="note" tone="quiet">
          {foot}
        </Text>
      )}
    </SlipPaper>
  );
}

/** `3:00 PM Tour, in English: 2 places left as far as this device knows.` */
export const placesOf = (
  tourId: number,
  { language, free: freePlaces }: { language: Parameters<typeof copy.places>[1]; free: number },
): string => copy.places(startWords(tourId), language, freePlaces);
