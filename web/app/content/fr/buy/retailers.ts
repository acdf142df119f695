import type * as english from '#app/content/buy/retailers.ts';

export const onlineRetailers: typeof english.onlineRetailers = [
  {
    region: 'United Kingdom',
    name: 'Sample Spirit Merchants',
    sells: 'Assemblages vieillis et fût unique, sous deux à quatre jours.',
    url: 'https://example.com/uk',
  },
  {
    region: 'United Kingdom',
    name: 'Sample Still & Barrel',
    sells: 'Pur jus de canne d’une seule ferme, tant qu’il y en a.',
    url: 'https://example.com/uk-farms',
  },
  {
    region: 'United States',
    name: 'Sample Pacific Imports',
    sells: 'Assemblages vieillis, là où les spiritueux voyagent par la poste.',
    url: 'https://example.com/us',
  },
  {
    region: 'Japan',
    name: 'Notre boutique, en japonais',
    sells: 'Yumi, Aged et Lost Time, dans toutes les préfectures.',
    url: '/jp',
  },
];

export const localRetailers: typeof english.localRetailers = [
  {
    town: 'Port Vila',
    channel: 'Retail',
    name: 'Sample Harbour Bottle Shop',
    where: 'Rue principale, face au marché',
    sells: 'Toute la gamme.',
    position: { latitude: -17.7388, longitude: 168.3138 },
  },
  {
    town: 'Port Vila',
    channel: 'Retail',
    name: 'Sample Lagoon Store',
    where: 'Route d’Erakor, avant le pont',
    sells: 'Assemblages vieillis, gin, vodka.',
    position: { latitude: -17.7519, longitude: 168.3209 },
  },
  {
    town: 'Port Vila',
    channel: 'Duty free',
    name: 'Sample Departures Shop',
    where: 'Aéroport, après le contrôle des passeports',
    sells: 'Assemblages vieillis, fût unique, scellés pour la cabine.',
    position: { latitude: -17.6993, longitude: 168.3196 },
  },
  {
    town: 'Port Vila',
    channel: 'Duty free',
    name: 'Sample Wharf Duty Free',
    where: 'Quai principal, les jours d’escale',
    sells: 'Assemblages vieillis, liqueurs, coffrets de trois.',
    position: { latitude: -17.7571, longitude: 168.2968 },
  },
  {
    town: 'Port Vila',
    channel: 'Bars and restaurants',
    name: 'Sample Seawall Bar',
    where: 'Front de mer, près de l’embarcadère',
    sells: 'Rhum blanc, citron vert et eau gazeuse ; assemblage vieilli, pur.',
    position: { latitude: -17.7369, longitude: 168.3127 },
  },
  {
    town: 'Port Vila',
    channel: 'Bars and restaurants',
    name: 'Sample Garden Kitchen',
    where: 'Sur la colline, derrière la poste',
    sells: 'Le fût unique, au verre.',
    position: { latitude: -17.7362, longitude: 168.3151 },
  },
  {
    town: 'Santo',
    channel: 'Retail',
    name: 'Sample Canal Traders',
    where: 'Luganville, rue principale, côté ouest',
    sells: 'Assemblages vieillis, gin, vodka.',
    position: { latitude: -15.5139, longitude: 167.1662 },
  },
  {
    town: 'Santo',
    channel: 'Duty free',
    name: 'Sample Airstrip Shop',
    where: 'Aéroport, départs internationaux',
    sells: 'Assemblages vieillis, scellés pour la cabine.',
    position: { latitude: -15.5048, longitude: 167.2203 },
  },
  {
    town: 'Santo',
    channel: 'Bars and restaurants',
    name: 'Sample Dive Deck',
    where: 'Luganville, au bord de l’eau, à l’est du quai',
    sells: 'Punch au rhum ; assemblage vieilli, pur.',
    position: { latitude: -15.5158, longitude: 167.1874 },
  },
];
