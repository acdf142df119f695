import { business } from '#shared/content/business.ts';
import { retentionDays } from '#shared/limits/retention.ts';
import type { NoticeCopy } from './notice.ts';

/** Privacy notice. Its facts follow from `functions/stores` and the decision on retention of personal data. */
export const privacyNoticeCopy: NoticeCopy = {
  title: 'Privacy',
  lead: `${business.name} asks for what a booking, an order or an answer needs. This is what we store, why, for how long, and who else gets it.`,
  parts: [
    {
      id: 'bookings',
      heading: 'Bookings',
      text: ['There are no accounts. Anybody with the link to a booking can see, change and cancel it.'],
      facts: [
        {
          name: 'What',
          value:
            'Name, email address, language, number of adults, tour, day and time, the price, and when the booking was made, changed or cancelled.',
        },
        {
          name: 'Why',
          value:
            'To expect you: for the list of the day at the door, and for the mails that confirm, remind, or tell of a change.',
        },
        {
          name: 'How long',
          value: `${retentionDays.booking} days after the visit. If you change the email address of a booking, the earlier one is kept with it, because its owner may have to be told.`,
        },
        {
          name: 'Who else',
          value:
            'Amazon Web Services, where this site runs: it stores the booking and delivers the mails. A tour operator who booked for you sees the booking, but not your email address.',
        },
      ],
    },
    {
      id: 'orders',
      heading: 'Orders from Japan',
      text: ['The same in Japanese is below.'],
      facts: [
        {
          name: 'What',
          value:
            'Email address, bottles and prefecture; from the payment page your name, delivery address and phone number. Your card number stays with Stripe; we never see it.',
        },
        { name: 'Why', value: 'To send the parcel, to write to you about it, and for our accounts.' },
        {
          name: 'How long',
          value: `${retentionDays.order} days; ${retentionDays.unpaidOrder} days if the payment failed or ran out.`,
        },
        {
          name: 'Who else',
          value:
            'Stripe, which takes the payment and keeps its own record of it; Amazon Web Services; and the carrier, who gets name, address and phone number.',
        },
      ],
    },
    {
      id: 'messages',
      heading: 'Questions, events, operators',
      text: [],
      facts: [
        { name: 'What', value: 'What you type into the form, and when it came.' },
        {
          name: 'How long',
          value: `Questions and event enquiries ${retentionDays.enquiry} days, or ${retentionDays.event} days after the event if that is later; requests of tour operators ${retentionDays.operatorRequest} days; operators we work with ${retentionDays.operator} days after their last link; a request for a lost booking reference one day. The mail to our staff stays in their mailbox.`,
        },
        { name: 'Who else', value: 'Amazon Web Services, which stores the form and delivers the mails.' },
      ],
    },
    {
      id: 'behind',
      heading: 'Behind the scenes',
      text: [
        `So that no mail goes out twice we keep a record without text of each mail sent, ${retentionDays.sentMail} days. To stop abuse we count calls by a checksum of the network or email address, for an hour or a day.`,
        `Technical logs, without names or addresses, are kept ${retentionDays.logs} days, traces ${retentionDays.traces}, backups ${retentionDays.backups}.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Ask, correct, erase',
      text: [
        `Write to ${business.emails.bookings} from the address in question: we send you what we hold, correct it, or erase it. A booking still to come or a parcel still to be sent is finished first. Amounts and visits stay in our accounts, without your name.`,
        `${business.name}, ${business.address.street}, ${business.address.locality}, ${business.address.country}.`,
      ],
    },
    {
      id: 'japan',
      heading: '日本からのご注文',
      language: 'ja',
      text: [],
      facts: [
        {
          name: '取得する情報',
          value:
            'メールアドレス、ご注文内容、都道府県。お支払い画面でご入力いただくお名前、お届け先、電話番号。カード番号は Stripe のみが取り扱い、当社は受け取りません。',
        },
        { name: '利用目的', value: '商品の発送、ご注文に関するメールの送信、会計のため。' },
        {
          name: '保存期間',
          value: `${retentionDays.order}日間。お支払いが完了しなかったご注文は${retentionDays.unpaidOrder}日間。`,
        },
        {
          name: '提供先',
          value:
            'Stripe（決済）、Amazon Web Services（保管とメール送信）、配送会社（お名前、お届け先、電話番号）。',
        },
        {
          name: '開示・訂正・削除',
          value: `${business.emails.bookings} まで、ご登録のメールアドレスからご連絡ください。日本語で承ります。`,
        },
      ],
    },
  ],
  other: { label: 'Cookie policy', to: '/cookies' },
};
