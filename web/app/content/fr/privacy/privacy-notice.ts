import type * as english from '#app/content/privacy/privacy-notice.ts';
import { business } from '#shared/content/business.ts';
import { retentionDays } from '#shared/limits/retention.ts';

export const privacyNoticeCopy: typeof english.privacyNoticeCopy = {
  title: 'Vie privée',
  lead: `${business.name} ne demande que ce qu’il faut pour une réservation, une commande ou une réponse. Voici ce que nous conservons, pourquoi, combien de temps, et qui d’autre le reçoit.`,
  parts: [
    {
      id: 'bookings',
      heading: 'Réservations',
      text: [
        'Il n’y a pas de compte. Quiconque détient le lien d’une réservation peut la voir, la modifier et l’annuler.',
      ],
      facts: [
        {
          name: 'Quoi',
          value:
            'Nom, adresse e‑mail, langue, nombre d’adultes, visite, jour et heure, prix, et le moment où la réservation a été faite, modifiée ou annulée.',
        },
        {
          name: 'Pourquoi',
          value:
            'Pour vous attendre : la liste du jour, à l’entrée, et les e‑mails qui confirment, rappellent ou signalent un changement.',
        },
        {
          name: 'Combien de temps',
          value: `${retentionDays.booking} jours après la visite. Si vous changez l’adresse e‑mail d’une réservation, l’ancienne est gardée avec elle, car il faut parfois prévenir son titulaire.`,
        },
        {
          name: 'Qui d’autre',
          value:
            'Amazon Web Services, qui héberge ce site : il conserve la réservation et achemine les e‑mails. Un prestataire qui a réservé pour vous voit la réservation, mais pas votre adresse e‑mail.',
        },
      ],
    },
    {
      id: 'orders',
      heading: 'Commandes du Japon',
      text: ['La même chose figure plus bas en japonais.'],
      facts: [
        {
          name: 'Quoi',
          value:
            'Adresse e-mail, bouteilles et préfecture ; de la page de paiement, votre nom, votre adresse de livraison et votre téléphone. Le numéro de votre carte reste chez Stripe : nous ne le voyons jamais.',
        },
        {
          name: 'Pourquoi',
          value: 'Pour envoyer le colis, vous écrire à son sujet, et pour notre comptabilité.',
        },
        {
          name: 'Combien de temps',
          value: `${retentionDays.order} jours ; ${retentionDays.unpaidOrder} jours si le paiement a échoué ou expiré.`,
        },
        {
          name: 'Qui d’autre',
          value:
            'Stripe, qui encaisse et garde sa propre trace du paiement ; Amazon Web Services ; le transporteur, qui reçoit nom, adresse et téléphone.',
        },
      ],
    },
    {
      id: 'messages',
      heading: 'Questions, événements, prestataires',
      text: [],
      facts: [
        { name: 'Quoi', value: 'Ce que vous saisissez dans le formulaire, et la date de son arrivée.' },
        {
          name: 'Combien de temps',
          value: `Questions et demandes d’événement : ${retentionDays.enquiry} jours, ou ${retentionDays.event} jours après l’événement si c’est plus tard ; demandes de prestataires : ${retentionDays.operatorRequest} jours ; prestataires avec qui nous travaillons : ${retentionDays.operator} jours après leur dernier lien ; demande d’une référence perdue : un jour. L’e‑mail adressé à notre équipe reste dans sa boîte.`,
        },
        {
          name: 'Qui d’autre',
          value: 'Amazon Web Services, qui conserve le formulaire et achemine les e‑mails.',
        },
      ],
    },
    {
      id: 'behind',
      heading: 'En coulisse',
      text: [
        `Pour qu’aucun e‑mail ne parte deux fois, nous gardons ${retentionDays.sentMail} jours une trace sans texte de chaque e‑mail envoyé. Pour prévenir les abus, nous comptons les requêtes au moyen d’une empreinte de l’adresse IP ou de l’adresse e‑mail, pendant une heure ou un jour.`,
        `Les journaux techniques, sans noms ni adresses, sont gardés ${retentionDays.logs} jours, les traces ${retentionDays.traces}, les sauvegardes ${retentionDays.backups}.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Demander, corriger, effacer',
      text: [
        `Écrivez à ${business.emails.bookings} depuis l’adresse concernée : nous vous envoyons ce que nous détenons, le corrigeons ou l’effaçons. Une réservation à venir ou un colis à envoyer sont d’abord menés à leur terme. Montants et visites restent dans notre comptabilité, sans votre nom.`,
        `${business.name}, ${business.address.street}, Port‑Vila, ${business.address.country}.`,
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
  other: { label: 'Politique relative aux cookies', to: '/cookies' },
};
