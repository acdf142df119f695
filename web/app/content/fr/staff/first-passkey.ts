import { linkSeconds } from '#shared/staff/sign-in/people.ts';
import { inWords } from '#shared/values/written-number.ts';

export const firstPasskey = `Une première clé d’accès s’ajoute dans les ${inWords(linkSeconds / 60)} minutes qui suivent l’ouverture d’un lien.`;
