import { houseName } from '#shared/content/business.ts';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';

/** A `mailto:` URL for an email with the link, in the language of the operator's request. */
export function operatorLinkMail(operator: StaffOperator, link: string): string {
  const until = new Date((operator.linkUntil ?? 0) * 1000);
  const { subject, text } = linkMails[operator.messageLanguage ?? 'en'];
  const query = new URLSearchParams({ subject, body: text(operator.contactName, link, until) });
  // Mail programs do not read a plus as a space.
  return `mailto:${encodeURIComponent(operator.email).replaceAll('%40', '@')}?${String(query).replaceAll('+', '%20')}`;
}

const linkMails = {
  en: {
    subject: `Your page at ${houseName}`,
    text: (name: string, link: string, until: Date) =>
      `Dear ${name},\n\nHere is the link to your page:\n${link}\n\nYou can use it to book for your guests, to view and cancel your bookings, and to see your monthly statement. The link works until ${formatDate(dateOf(until), { day: 'numeric', month: 'long', year: 'numeric' })}.\n\nPlease keep it private: anyone who has it can book and cancel in your name. If someone who knows it leaves your company, please ask us for a new one.\n\n${houseName}`,
  },
  fr: {
    subject: `Votre espace chez ${houseName}`,
    text: (name: string, link: string, until: Date) =>
      `Bonjour ${name},\n\nVoici le lien de votre espace :\n${link}\n\nVous y réservez pour vos clients, consultez et annulez vos réservations, et trouvez votre relevé du mois. Le lien est valable jusqu’au ${until.toLocaleDateString('fr-FR', { timeZone: 'Pacific/Efate', dateStyle: 'long' })}.\n\nGardez-le pour vous\u00a0: quiconque le détient peut réserver et annuler en votre nom. Quand quelqu’un quitte votre entreprise, demandez-nous un nouveau lien.\n\n${houseName}`,
  },
} as const;
