import type { TourLanguage } from '#shared/booking/language.ts';
import { retentionDays } from '#shared/limits/retention.ts';
import { operatorMessages } from '#shared/operators/operator-messages.ts';
import type {
  ChargingModel,
  OperatorDraft,
  OperatorField,
  WaitsOnSite,
} from '#shared/operators/operator-request.ts';
import type { MessageLanguage } from '#shared/visits/message-language.ts';
import type { AcknowledgementWords } from '../form/acknowledgement.tsx';
import type { FormForStaff } from '../form/form-for-staff.tsx';

/** A stored request for operator access. `receivedAt` in epoch seconds. */
interface ReceivedRequest extends Pick<OperatorDraft, OperatorField> {
  readonly id: string;
  readonly chargingModel: ChargingModel;
  readonly waitsOnSite: WaitsOnSite;
  readonly receivedAt: number;
  readonly messageLanguage?: MessageLanguage | undefined;
}

const chargingLabels: Readonly<Record<ChargingModel, string>> = {
  operator_charges: 'The operator charges the guests',
  guest_pays: 'The guests pay us',
};
const waitsLabels: Readonly<Record<WaitsOnSite, string>> = { yes: 'Yes', no: 'No' };

/** The email to staff about a request for operator access. */
export const requestForStaff = (request: ReceivedRequest): FormForStaff => ({
  kind: 'Operator request',
  name: request.companyName,
  preheader: `${request.operatorType}. ${request.tourFrequency}.`,
  lead: 'A tour operator asks for access to the operator programme. The answer goes to them if you reply to this mail.',
  details: [
    { label: 'Company', value: request.companyName },
    { label: 'Contact', value: request.contactName },
    { label: 'Email', value: request.email },
    { label: 'Mobile phone', value: request.mobilePhone },
    { label: 'Kind', value: request.operatorType },
    { label: 'Comes', value: request.tourFrequency },
    { label: 'Charging', value: chargingLabels[request.chargingModel] },
    { label: 'Waits on site', value: waitsLabels[request.waitsOnSite] },
    { label: 'Request', value: request.id },
    { label: 'Answer in', value: request.messageLanguage === 'fr' ? 'French' : '' },
  ],
  receivedAt: request.receivedAt,
  closing: `Telephone before you approve. Undecided, it is forgotten after ${retentionDays.operatorRequest} days.`,
  consolePath: `/staff/operators?operator=${request.id}`,
});

export const requestAcknowledgement: Readonly<Record<TourLanguage, AcknowledgementWords>> = {
  English: {
    subject: 'Your request to join our operator programme',
    heading: 'We have your request.',
    sent: operatorMessages.sent,
  },
  French: {
    subject: 'Votre demande d’accès au programme pour les professionnels',
    heading: 'Votre demande est bien arrivée.',
    sent: 'Nous vous contacterons très prochainement.',
  },
};
