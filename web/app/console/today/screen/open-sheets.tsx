import { liveCopy } from '#app/content/staff/today-copy.ts';
import { LiveState } from '#app/ui/staff-frame/live-state.tsx';
import type { Party } from '#shared/contracts/staff/party.ts';
import { SheetState } from '../press/sheet-state.ts';
import { slipForAdded } from './added-slip.ts';
import { findProps } from './find-in.ts';
import { installableSystem } from './install-hint.tsx';
import {
  AgreeOfDay,
  DaySheet,
  FindSheet,
  JoinSheet,
  KeysSheet,
  LanguageSheet,
  MoreSheet,
  OfflineSheet,
  PartySheet,
  PaymentSheet,
  RecordSheet,
  ReversalSheet,
  ScanOfDay,
  TelephoneSheet,
  WalkInSheet,
} from './sheets.ts';
import type { TodayScreen } from './use-screen.ts';

/** Renders the open sheet. */
export const OpenSheets = ({ screen }: { screen: TodayScreen }) => (
  <SheetState value={<LiveState connection={screen.liveState} word={liveCopy[screen.liveState]} />}>
    <OpenSheet screen={screen} />
  </SheetState>
);

function OpenSheet({ screen }: { screen: TodayScreen }) {
  const { sheet, setSheet, starts, date, now, client, partyOf } = screen;
  const close = () => setSheet(undefined);
  const showAdded = (party: Party) => screen.showAdded(party, slipForAdded(party, screen));
  // Just after a colleague identifies, the details of the party are not loaded yet.
  const wholeParty = (id: string) => {
    const view = partyOf(id);
    return view?.isReduced ? undefined : view;
  };
  switch (sheet?.kind) {
    case 'payment': {
      const view = wholeParty(sheet.party);
      if (view === undefined) return null;
      return (
        <PaymentSheet
          view={view}
          onPay={(action) => {
            if (screen.recordPayment(view, action)) close();
          }}
          onClose={close}
        />
      );
    }
    case 'record': {
      const view = wholeParty(sheet.party);
      if (view === undefined) return null;
      const { colleague, people, actions, canArrive, isOffline, network } = screen;
      return (
        <RecordSheet
          {...{ view, colleague, people, client, actions, canArrive, now, isOffline, asOf: network.asOf }}
          onClose={close}
        />
      );
    }
    case 'join': {
      const view = wholeParty(sheet.party);
      return view && <JoinSheet {...{ screen, view }} onClose={close} />;
    }
    case 'change':
    case 'cancel':
    case 'resend':
      return (
        <PartySheet
          key={sheet.kind + sheet.view.party.id}
          kind={sheet.kind}
          view={sheet.view}
          current={partyOf(sheet.view.party.id)}
          now={now}
          client={client}
          onDone={screen.showChanged}
          onRefused={screen.refresh}
          onClose={close}
        />
      );
    case 'reversal': {
      const view = partyOf(sheet.party);
      if (view === undefined) return null;
      const goBack = () =>
        setSheet(screen.layout === 'desk' ? undefined : { kind: 'record', party: sheet.party });
      return (
        <ReversalSheet
          view={view}
          entry={sheet.entry}
          client={client}
          hasPasskey={screen.hasPasskey}
          onPasskeyAdded={screen.onPasskeyAdded}
          onDone={(party, title) => {
            screen.accept(party);
            screen.showSlip({ id: `${sheet.entry}-back`, title, text: '', undo: undefined });
            goBack();
          }}
          onClose={goBack}
        />
      );
    }
    case 'language': {
      const start = starts.find(({ slot }) => slot.id === sheet.startId);
      if (start === undefined || start.parties.some(({ isReduced }) => isReduced)) return null;
      return (
        <LanguageSheet
          date={date}
          start={start}
          client={client}
          onDone={screen.showLanguageChange}
          onRefused={screen.refresh}
          onClose={close}
        />
      );
    }
    case 'walk-in':
      return (
        <WalkInSheet
          date={date}
          starts={starts}
          startId={sheet.startId}
          count={sheet.count}
          now={now}
          offlineList={screen.isOffline ? { asOf: screen.network.asOf } : undefined}
          client={screen.walkInClient}
          onAdded={showAdded}
          onRefused={screen.refresh}
          onClose={close}
        />
      );
    case 'telephone':
      return <TelephoneSheet date={date} now={now} client={client} onAdded={showAdded} onClose={close} />;
    case 'find':
      // On desks the search replaces the list.
      return screen.layout === 'desk' ? null : <FindSheet {...findProps(screen)} />;
    case 'exchange-presses':
      return <AgreeOfDay now={now} onClose={close} />;
    case 'scan':
      return <ScanOfDay screen={screen} onClose={close} />;
    case 'day':
      if (screen.isOffline) return <OfflineSheet kind="stored-days" screen={screen} onClose={close} />;
      return (
        <DaySheet
          date={date}
          today={screen.today}
          client={screen.colleague && client}
          onChoose={screen.chooseDay}
          onPrint={(day) => screen.print({ date: day })}
          onClose={close}
        />
      );
    case 'more':
      return (
        <MoreSheet
          colleague={screen.colleague}
          date={date}
          start={screen.start}
          now={now}
          onTelephone={() => setSheet({ kind: 'telephone' })}
          onDay={() => setSheet({ kind: 'day' })}
          onPrint={(startId) => screen.print(startId === undefined ? {} : { startId })}
          onLanguage={(start) => setSheet({ kind: 'language', startId: start.slot.id })}
          onKeys={() => setSheet({ kind: 'keys' })}
          offline={
            screen.isOffline
              ? { waiting: screen.network.kept, onOpen: (kind) => setSheet({ kind }) }
              : undefined
          }
          onLegend={() => setSheet({ kind: 'legend' })}
          onInstall={
            screen.network.kept === 0 && installableSystem() ? () => setSheet({ kind: 'install' }) : undefined
          }
          onClose={close}
        />
      );
    case 'kept-presses':
    case 'sent-presses':
    case 'offline-help':
    case 'legend':
    case 'offline-problem':
    case 'install':
    case 'stored-days':
      return <OfflineSheet kind={sheet.kind} screen={screen} onClose={close} />;
    case 'keys':
      return <KeysSheet isOn={screen.hasShortcuts} onSwitch={screen.setShortcuts} onClose={close} />;
    default:
      return null;
  }
}
